import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runBuild } from './buildPackage.ts';

/** Runs a build whose program is this code. */
async function build(code: string, timeoutMs?: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  const program = path.join(folder, 'vite.mjs');
  await writeFile(program, code);
  return runBuild(folder, program, timeoutMs);
}

it('a build that ends well has no failure, and its output is kept', async () => {
  expect(await build('console.log("done")')).toEqual({ failure: undefined, output: 'done\n' });
});

it('a build that does not end in time is said to have taken too long', async () => {
  const { failure } = await build('setInterval(() => {}, 1000)', 300);
  expect(failure).toBe('took longer than 0.005 minutes');
});

it('a build that a signal ends does not blame the time limit', async () => {
  const { failure } = await build("process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)");
  expect(failure).toMatch(/^was ended with SIGKILL: /);
});
