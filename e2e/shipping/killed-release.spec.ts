import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, expect, test } from './test.ts';
import { ended } from './workspace.ts';

// compose/src/cli/kill.thorough.test.ts kills releases at later steps.
test('a release killed in its build changes nothing; the next works', async ({ page, site, workspace }) => {
  const before = await site.served();
  const registry = await site.registry();
  await workspace.replace('remote-blog/src/content/articleTexts.ts', 'Contact Us Now', 'Contact Us Today');
  const dist = path.join(workspace.root, 'remote-blog/dist');
  const isBeingBuilt = () =>
    !existsSync(path.join(dist, '.inputs')) && existsSync(path.join(dist, 'browser'));

  const release = site.startRelease('remote-blog');
  const end = ended(release);
  while (!isBeingBuilt()) {
    expect(release.exitCode, 'the release ended before it was killed').toBeNull();
    await sleep(1);
  }
  release.kill('SIGKILL');
  expect((await end).code).toBeNull();
  expect(await site.registry()).toBe(registry);
  expect(difference(before, await site.served())).toEqual({ added: [], changed: [], removed: [] });

  expect(await site.run('release', 'remote-blog')).toMatchObject({ code: 0, stderr: '' });
  await page.goto('/blogs/securing-your-future');
  await expect(page.getByRole('link', { name: 'Contact Us Today' })).toBeVisible();
});
