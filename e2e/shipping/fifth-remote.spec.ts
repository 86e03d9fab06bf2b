import { hydrated } from '../test.ts';
import { expect, test } from './test.ts';

const name = 'remote-scholarships';

// One more package would change every later release of a shared workspace.
test.use({ workspaceOf: name });

test('the skeleton of a fifth remote passes its checks and goes live', async ({ page, site, workspace }) => {
  const pnpm = async (...args: string[]) => {
    const { code, stdout, stderr } = await workspace.pnpm(args);
    expect(code, `pnpm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };
  await pnpm('new-remote', name);
  // A new package changes the lockfile, which pnpm refuses in CI without this option.
  await pnpm('install', '--offline', '--no-frozen-lockfile');
  for (const script of ['lint', 'typecheck', 'test', 'build']) await pnpm('--filter', name, script);
  // thorough/outside.spec.ts tries a release of the same skeleton.
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });

  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scholarships' }).click();
  await expect(page).toHaveURL('/scholarships');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarships');
});
