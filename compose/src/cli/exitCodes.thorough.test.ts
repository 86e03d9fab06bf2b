import { expect, it } from 'vitest';
import { blog, liveSite, release } from '../testing/fakeSite.ts';
import { runScript } from '../testing/runProcess.ts';

it('a command ends with 0, or says in one sentence why with 1, 2 or 3', async () => {
  const site = await liveSite();
  const { before } = await release(site, blog('new'));
  const run = (script: string, args: string[], root = site.root) =>
    runScript(`cli/${script}.ts`, args, { SITE_ROOT: root, RELEASE_STORE: '' });
  const [help, done, refused, unknown, misused, misspelt, elsewhere, unwritable] = await Promise.all([
    run('promote', ['--help']),
    run('rollback', ['remote-blog', '--dry-run', '--json']),
    run('rollback', ['remote-none']),
    run('release', ['remote-none']),
    run('promote', ['remote-blog', '--from', 'production', '--to', 'production']),
    run('verify', ['--to', 'staging']),
    run('releases', ['--env', 'live']),
    run('compose', ['--json'], '/dev/null/site'),
  ]);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toMatch(/^Usage: pnpm promote <package …> .*\n\nMakes the release .*--dry-run/s);
  expect([done.stderr, JSON.parse(done.stdout)]).toEqual([
    '',
    expect.objectContaining({
      environment: 'production',
      dryRun: true,
      releases: [expect.objectContaining({ name: 'remote-blog', version: before.live['remote-blog'] })],
      rendered: ['/blogs', '/blogs/first'],
    }),
  ]);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    '\nremote-none has never been released: there is shell, remote-blog, remote-destinations.\n\n',
  ]);
  expect([unknown.code, unknown.stderr]).toEqual([
    2,
    expect.stringMatching(/^\n"remote-none" is not a package .*\.\nUsage: pnpm release <package …>/),
  ]);
  expect([misused.code, misused.stderr]).toEqual([
    2,
    expect.stringMatching(/^\n--from and --to name the same environment: name two different ones\.\nUsage: /),
  ]);
  expect([misspelt.code, misspelt.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^\nUnknown option '--to': here --env names the environment\.\nUsage: pnpm verify /,
    ),
  ]);
  expect([elsewhere.code, elsewhere.stderr]).toEqual([
    2,
    expect.stringMatching(/^\n"live" is no environment: say production, staging, or preview\/.*\.\nUsage: /),
  ]);
  expect([unwritable.code, unwritable.stderr]).toEqual([
    3,
    expect.stringMatching(/^\n\/dev\/null\/site\S* can't be written \(ENOTDIR\): make room .*\.\n\n$/),
  ]);
});
