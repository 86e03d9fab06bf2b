import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../test.ts';
import { end, run, start } from '../thorough/outsideRepository.ts';
import { copySources, removeCopy } from './copyWorkspace.ts';

/** The lines of README's first block of commands, without their comments. */
async function printedCommands(root: string): Promise<string[]> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const block = /```sh\n([^`]+)```/.exec(readme)?.[1] ?? '';
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, ''));
}

test('the README’s commands work in a fresh clone, also with npm’s `yes` set to false', async ({ page }) => {
  const root = await copySources();
  const npmCache = await mkdtemp(path.join(tmpdir(), 'npm-cache-'));
  const [startCommand = '', testCommand = ''] = await printedCommands(root);
  // A new user's environment: nothing of the npm or pnpm that runs this test, so that npm has to fetch pnpm.
  const env = { npm_config_cache: npmCache };

  await test.step(`${startCommand}, with npm_config_yes=false`, async () => {
    const started = start(startCommand, root, { ...env, npm_config_yes: 'false', PORT: '0' });
    try {
      await expect.poll(started.output, { timeout: 240_000 }).toMatch(/The site is at http\S+/);
      await page.goto(/The site is at (http\S+)/.exec(started.output())?.[1] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await end(started.child);
    }
  });

  await test.step(`${testCommand}, with npm’s defaults`, async () => {
    // Biome asks git which files to ignore. Only one step runs, because this test is itself part of another.
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    expect(await run(testCommand, root, { ...env, TEST_STEPS: 'lint' })).toContain('All passed');
  });

  removeCopy(root);
  removeCopy(npmCache);
});

test('every document and script that pins pnpm pins the same version', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const { engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  for (const file of ['README.md', '.ci/run', '.ci/package', 'e2e/packageManager.ts']) {
    const pins = (await readFile(path.join(root, file), 'utf8')).match(/pnpm@[\w.]+/g) ?? [];
    expect([file, ...new Set(pins)]).toEqual([file, `pnpm@${engines.pnpm}`]);
  }
});
