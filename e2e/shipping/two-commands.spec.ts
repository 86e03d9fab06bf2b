import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../test.ts';
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

/** A new user's environment: nothing of the npm or pnpm that runs this test, so that npm has to fetch pnpm. */
function newMachine(npmCache: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(p?npm_|NODE_ENV|RELEASE_STORE|SITE_|DATA_DIR|TEST_STEPS)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), npm_config_cache: npmCache };
}

/** Runs a command without a terminal, and collects its output. */
function run(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
}

test('the two commands of the README work in a fresh clone, with npm’s `yes` set to false or left out', async ({
  page,
}) => {
  const root = await copySources();
  const npmCache = await mkdtemp(path.join(tmpdir(), 'npm-cache-'));
  const [startCommand = '', testCommand = ''] = await printedCommands(root);
  const env = newMachine(npmCache);

  await test.step(`${startCommand}, with npm_config_yes=false`, async () => {
    const started = run(startCommand, root, { ...env, npm_config_yes: 'false', PORT: '0' });
    try {
      await expect.poll(started.output, { timeout: 240_000 }).toMatch(/The site is at http\S+/);
      await page.goto(/The site is at (http\S+)/.exec(started.output())?.[1] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      // A command that has ended by itself has nothing left to stop; its output says why.
      if (started.child.exitCode === null) {
        const ended = once(started.child, 'exit');
        process.kill(-(started.child.pid ?? 0), 'SIGTERM');
        await ended;
      }
    }
  });

  await test.step(`${testCommand}, with npm’s defaults`, async () => {
    // Only one step, because this test is itself part of another; Biome reads what git ignores.
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const tested = run(testCommand, root, { ...env, TEST_STEPS: 'lint' });
    const [code] = await once(tested.child, 'exit');
    expect(tested.output()).toContain('All passed');
    expect(code).toBe(0);
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
