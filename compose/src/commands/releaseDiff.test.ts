import { expect, it } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { blog, liveSite, release } from '../testing/fakeSite.ts';
import { releaseDiff } from './releaseDiff.ts';

it('says which pages came, went and changed between two releases, and what they weigh', async () => {
  const site = await liveSite();
  await release(
    site,
    blog('second', {
      pages: [{ path: '/blogs', title: 'Another title' }, { path: '/blogs/second' }],
      release: { redirects: { '/blogs/first': '/blogs/second' } },
    }),
  );
  const [newer = '', older = ''] = ((await readRegistry(site)).history['remote-blog'] ?? []).map(
    ({ version }) => version,
  );
  expect(await releaseDiff(site, 'remote-blog', older.slice(0, 6), newer)).toMatchObject({
    from: older,
    to: newer,
    pages: { added: ['/blogs/second'], removed: ['/blogs/first'], changed: ['/blogs'] },
    size: { from: { files: 2 }, to: { files: 2 } },
    commits: [],
  });
  await expect(releaseDiff(site, 'remote-blog', 'x', newer)).rejects.toThrow(
    `x is not one kept version of remote-blog: there is ${newer}, ${older}.`,
  );
});
