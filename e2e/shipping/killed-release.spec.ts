import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { difference, expect, type Site, test } from './test.ts';
import { ended, type Workspace } from './workspace.ts';

const same = { added: [], changed: [], removed: [] };

/** Returns a function that tells from the files on disk whether a release has reached this step. */
type Moment = (site: Site, workspace: Workspace) => () => boolean;

/** All moments between them are those of compose/src/commands/kill.thorough.test.ts. */
const moments: Record<string, Moment> = {
  'while the package is being built': (_, { root }) => {
    const dist = path.join(root, 'remote-blog/dist');
    return () => !existsSync(path.join(dist, '.inputs')) && existsSync(path.join(dist, 'browser'));
  },
  'when the registry has just been written': ({ root }) => {
    const file = path.join(root, 'live.json');
    const former = readFileSync(file, 'utf8');
    return () => readFileSync(file, 'utf8') !== former;
  },
};

/** Starts a release of remote-blog and ends it by kill -9 as soon as `hasCome`. */
async function killedRelease(site: Site, hasCome: () => boolean): Promise<void> {
  const release = site.startRelease('remote-blog');
  const end = ended(release);
  while (!hasCome()) {
    expect(release.exitCode, 'it has ended too early').toBeNull();
    await sleep(1);
  }
  release.kill('SIGKILL');
  expect((await end).code).toBeNull();
}

test('a release that is killed leaves the site whole, and the next one succeeds', async ({
  page,
  site,
  workspace,
}) => {
  const before = await site.served();
  const registry = await site.registry();
  await workspace.replace('remote-blog/src/content/articleTexts.ts', 'Contact Us Now', 'Contact Us Today');

  for (const [moment, hasCome] of Object.entries(moments)) {
    await test.step(moment, async () => {
      await killedRelease(site, hasCome(site, workspace));
      if ((await site.registry()) === registry)
        expect(difference(before, await site.served()), moment).toEqual(same);
      expect((await page.request.get('/blogs')).status()).toBe(200);
    });
  }
  expect(await site.registry()).not.toBe(registry);

  // The last release was killed while switching, so the site is the former or the next one; a new release makes it the next.
  const left = await site.served();
  expect(await site.run('release', 'remote-blog')).toMatchObject({ code: 0, stderr: '' });
  const after = await site.served();
  expect([difference(before, left), difference(left, after)]).toContainEqual(same);
  await page.goto('/blogs/securing-your-future');
  await expect(page.getByRole('link', { name: 'Contact Us Today' })).toBeVisible();
});
