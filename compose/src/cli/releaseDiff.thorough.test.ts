import { expect, it } from 'vitest';
import { publishReleases } from '../release/publishReleases.ts';
import { readRegistry } from '../store/registry.ts';
import { shortVersion } from '../store/versions.ts';
import type { FakePackage } from '../testing/fakePackage.ts';
import { blog, liveSite, store } from '../testing/fakeSite.ts';
import { releaseDiff } from './releaseDiff.ts';

it('a diff lists the pages that came, went and changed between two releases, and their sizes', async () => {
  const site = await liveSite();
  const build = async (fake: FakePackage, packages: Record<string, string>) => {
    const stored = { ...(await store(site, fake)), origin: { packages } };
    await publishReleases(site, [stored], { doing: 'release' });
  };
  await build(blog('first'), { react: '19.1.0', swiper: '12.0.0', markdown: '1.0.0' });
  await build(
    blog('second', {
      pages: [{ path: '/blogs', title: 'Another title' }, { path: '/blogs/second' }],
      release: { redirects: { '/blogs/first': '/blogs/second' } },
    }),
    { react: '19.2.0', swiper: '12.0.0', dompurify: '3.0.0' },
  );
  const [newer = '', older = ''] = ((await readRegistry(site)).history['remote-blog'] ?? []).map(
    ({ version }) => version,
  );
  expect(await releaseDiff(site, 'remote-blog', older.slice(0, 6), newer)).toMatchObject({
    from: older,
    to: newer,
    pages: { added: ['/blogs/second'], removed: ['/blogs/first'], changed: ['/blogs'] },
    size: { from: { files: 2 }, to: { files: 2 } },
    packages: {
      react: { from: '19.1.0', to: '19.2.0' },
      markdown: { from: '1.0.0', to: null },
      dompurify: { from: null, to: '3.0.0' },
    },
    commits: [],
  });
  await expect(releaseDiff(site, 'remote-blog', 'x', newer)).rejects.toThrow(
    `"x" does not match exactly one kept version of remote-blog: name one of ${shortVersion(newer)} (live), ${shortVersion(older)}, `,
  );
});
