import { expect, it } from 'vitest';
import { blog, livePage, liveSite, release } from '../testing/fakeSite.ts';

it.each([
  ['/blogs/second', '/blogs/second'],
  ['/blogs#first', '/blogs'],
])('a former address leads to %s, with or without scripts', async (target, canonical) => {
  const site = await liveSite();
  const pages = [{ path: '/blogs' }, { path: '/blogs/second' }];
  await release(site, blog('moved', { pages, release: { redirects: { '/blogs/first': target } } }));
  const page = await livePage(site, 'blogs/first/index.html');
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(page).toContain(`<link rel="canonical" href="https://www.sayapatri.example${canonical}">`);
  expect(page).toContain(`<a href="${target}">`);
  expect(await livePage(site, 'blogs/first/.moved')).toBe(target);
  expect(await livePage(site, 'sitemap.xml')).not.toContain('/blogs/first');
});
