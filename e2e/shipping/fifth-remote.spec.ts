import { hydrated } from '../test.ts';
import { expect, test } from './test.ts';

const name = 'remote-scholarships';

// A package more changes what every later release writes.
test.use({ workspaceOf: name });

test('the skeleton of a fifth remote passes its own checks and goes live', async ({
  page,
  site,
  workspace,
}) => {
  const pnpm = async (...args: string[]) => {
    const { code, stdout, stderr } = await workspace.pnpm(args);
    expect(code, `pnpm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  await pnpm('new-remote', name);
  // A new package is a new entry in the lockfile, which pnpm leaves as it is in CI unless told.
  await pnpm('install', '--offline', '--no-frozen-lockfile');
  for (const script of ['lint', 'typecheck', 'test', 'build']) await pnpm('--filter', name, script);
  const { stdout } = await site.pnpm('release', name);
  expect(stdout).toMatch(/(\d+) of \1 pages written/);

  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships' }).click();
  await expect(page).toHaveURL('/scholarships');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarships');
});
