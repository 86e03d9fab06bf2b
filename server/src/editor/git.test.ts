import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { commitAll } from '../testing/commitAll.ts';
import { temporaryFolder } from '../testing/composedSite.ts';
import { Git } from './git.ts';

it('updates the usual index once another git command has unlocked it', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'a.json'), '1');
  commitAll(root);
  const git = new Git(root, join(root, '.git/editor'));
  writeFileSync(join(root, 'a.json'), '2');
  await git.commit(['a.json'], 'Changes', [], { name: 'Asha', email: 'asha@office.example' });
  const lock = join(root, '.git/index.lock');
  writeFileSync(lock, '');
  const updated = git.tellUsualIndex(['a.json']);
  await sleep(300);
  rmSync(lock);
  await updated;
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');
});
