import { expect, test } from 'vitest';
import { liveStore } from '../testing/fakeSite.ts';
import { releasedSite } from './releasedSite.ts';

test('all pages of what is released are listed, those in no menu too, and none of what comes from source', async () => {
  const { packages } = await releasedSite(await liveStore(), ['shell', 'remote-destinations']);
  expect(packages.map(({ name, pages }) => [name, pages.map(({ path }) => path)])).toEqual([
    ['remote-blog', ['/blogs', '/blogs/first']],
  ]);
});
