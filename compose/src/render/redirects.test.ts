import { expect, it } from 'vitest';
import { blog, livePage, liveSite, release } from '../testing/fakeSite.ts';

const moved = blog('moved', {
  pages: [{ path: '/blogs' }, { path: '/blogs/second' }],
  release: { redirects: { '/blogs/first': '/blogs/second' } },
});

it('a former address may lead to a section of a page', async () => {
  const site = await liveSite();
  await release(
    site,
    blog('moved', {
      pages: [{ path: '/blogs' }],
      release: { redirects: { '/blogs/first': '/blogs#first' } },
    }),
  );
  const page = await livePage(site, 'blogs/first/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blogs#first">');
  expect(page).toContain('<link rel="canonical" href="https://www.sayapatri.example/blogs">');
});

it('a former address leads to the page that took its place, with or without scripts', async () => {
  const site = await liveSite();
  await release(site, moved);
  const page = await livePage(site, 'blogs/first/index.html');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blogs/second">');
  expect(page).toContain('<link rel="canonical" href="https://www.sayapatri.example/blogs/second">');
  expect(page).toContain('<a href="/blogs/second">');
  expect(await livePage(site, 'blogs/first/.moved')).toBe('/blogs/second');
  expect(await livePage(site, 'sitemap.xml')).not.toContain('/blogs/first');
});
