/** Tests that need real processes. */
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { fakeBuild } from '../testing/fakePackage.ts';
import { blog, guides, livePage, liveSite, release } from '../testing/fakeSite.ts';

const source = path.resolve(import.meta.dirname, '..');

/** Starts a script of compose, by its path below `src`, in a process of its own. */
function start(script: string, args: string[], env: Record<string, string> = {}) {
  const running = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', path.join(source, script), ...args],
    { cwd: source, env: { ...process.env, ...env } },
  );
  const ended = running.then(
    (printed) => ({ code: 0, ...printed }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
  return { ended, stdout: running.child.stdout };
}

it('a command ends with exit code 0, or with 1 or 2 and a sentence that says why', async () => {
  const site = await liveSite();
  const { before } = await release(site, blog('new'));
  const run = (script: string, args: string[], root = site.root) =>
    start(`cli/${script}.ts`, args, { SITE_ROOT: root, RELEASE_STORE: '' }).ended;
  const [help, done, refused, unknown, misspelt, elsewhere, unwritable] = await Promise.all([
    run('promote', ['--help']),
    run('releases', ['remote-blog']),
    run('rollback', ['remote-none']),
    run('release', ['remote-none']),
    run('verify', ['--to', 'staging']),
    run('releases', ['--env', 'live']),
    run('compose', [], '/dev/null/site'),
  ]);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toMatch(
    /^Usage: pnpm promote \[options\] <package\.\.\.>\n\nMakes the release .*--allow-less/s,
  );
  const former = before.live['remote-blog']?.slice(0, 12);
  expect([done.stderr, done.stdout]).toEqual([
    '',
    expect.stringMatching(
      new RegExp(`^remote-blog\n  \\w{12}  .* UTC  live\n  ${former}  .* UTC  former\n$`),
    ),
  ]);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    '\nremote-none has never been released: there is shell, remote-blog, remote-destinations.\n\n',
  ]);
  expect([unknown.code, unknown.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^\nerror: .*'remote-none' is invalid .* Allowed choices are shell, .*\.\n`pnpm release --help` shows/,
    ),
  ]);
  expect([misspelt.code, misspelt.stderr]).toEqual([
    2,
    expect.stringMatching(/^\nerror: unknown option '--to'\n/),
  ]);
  expect([elsewhere.code, elsewhere.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^\nerror: .*'live' is invalid\. Allowed choices are production, staging\.\n`pnpm releases --help` /,
    ),
  ]);
  expect([unwritable.code, unwritable.stderr]).toEqual([
    1,
    expect.stringMatching(/^\n\/dev\/null\/site\S* can't be written \(ENOTDIR\): make room .*\.\n\n$/),
  ]);
});

it('two releases at the same time take turns, and both go live', async () => {
  const site = await liveSite();
  const root = site.root;
  // Files by which a process tells that it has composed the next site, and is told to make it live.
  const signs = [path.join(root, 'inside'), path.join(root, 'go-on')] as const;
  const slow = await fakeBuild(blog('new articles'));
  const quick = await fakeBuild(guides('new guides'));

  const first = start('testing/publishProcess.ts', [root, slow, ...signs]);
  await expect.poll(() => existsSync(signs[0])).toBe(true);
  let told = '';
  const second = start('testing/publishProcess.ts', [root, quick]);
  second.stdout?.on('data', (text) => {
    told += text;
  });
  await expect.poll(() => told).toContain('waiting for another command to end');
  writeFileSync(signs[1], '');

  const ended = await Promise.all([first.ended, second.ended]);
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(await livePage(site, 'blogs/index.html')).toContain('new articles');
  expect(await livePage(site, 'study-in-japan/index.html')).toContain('new guides');
});
