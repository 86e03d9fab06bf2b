// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftBehind } from './removeLeftBehind.ts';

test('deletes the folders of processes that have ended, and no others', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'left-behind-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const kept = [`tests-${process.pid}-a`, 'tests-b', `others-${ended}`];
  for (const name of [...kept, `tests-${ended}-c`])
    await mkdir(path.join(parent, name, 'inside'), { recursive: true });
  await removeLeftBehind(parent, 'tests-');
  expect((await readdir(parent)).sort()).toEqual(kept.sort());
});
