/** Refusals of the commands in a repository of remotes. */
import { tmpdir } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import { command, run, siteNamed } from '../cli/command.ts';
import { requirePackages } from '../packageBuilds/packages.ts';
import { checkReleases } from '../site/checkReleases.ts';
import { nodeFault } from './nodeFault.ts';

vi.mock('../paths.ts', async (original) => ({
  ...(await original<object>()),
  isInstalled: true,
  projectRoot: '/empty',
}));
vi.mock('node:fs/promises', async (original) => ({ ...(await original<object>()), readdir: async () => [] }));

beforeEach(() => vi.stubEnv('RELEASE_OWNERS', 'none'));

const advice = 'let RELEASE_STORE name the site’s store, such as s3://bucket, or SITE_ROOT its folder.';

test('a command is refused where no store is named', () => {
  vi.stubEnv('SITE_ROOT', '');
  expect(() => siteNamed(undefined)).toThrow(`No store is named: ${advice}`);
  vi.stubEnv('SITE_ROOT', tmpdir());
  expect(siteNamed('staging').root).toBe(tmpdir());
});

test('a command is refused where the named store holds no site', () => {
  expect(() => checkReleases([])).toThrow(`No release of the shell is live: ${advice}`);
});

test('a command is refused in a folder without remotes', async () => {
  await expect(requirePackages(['remote-blog'])).rejects.toThrow(
    '/empty holds no remote: run the command in the folder that holds the folders remote-….',
  );
});

test.each([
  ['--dry-run', 'npm_config_dry_run'],
  ['--to', 'npm_config_token_description'],
])('a command is refused where npm has taken %s, written before the two dashes', async (option, variable) => {
  vi.stubEnv(variable, 'true');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const released = vi.fn();
  process.argv.splice(2, Infinity, 'remote-blog');
  await run(command('release', '').argument('<name>').option(option).action(released));
  expect(released).not.toHaveBeenCalled();
  expect(exit).toHaveBeenCalledWith(2);
  expect(vi.mocked(console.error).mock.calls.join()).toContain(
    `npm has taken ${option} for an option of its own: write it after two dashes, as below.\nUsage: npm run release -- `,
  );
});

test.each(['18.20.8', '20.9.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(nodeFault(version)).toContain(`This is Node ${version}, and the kit needs 20.19 or newer`);
});

test.each(['20.19.0', '22.4.1', '100.0.0'])('Node %s is new enough', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});
