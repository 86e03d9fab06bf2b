import { describe, expect, it } from 'vitest';
import type { Site } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { blog, guides, livePage, liveSite, release, shell, standing } from '../testing/fakeSite.ts';
import { retire } from './retire.ts';

it('retiring takes a remote from the site and redirects its addresses', async () => {
  const site = await liveSite();
  await release(
    site,
    blog('moved', { pages: [{ path: '/blogs' }], release: { redirects: { '/blogs/first': '/blogs' } } }),
  );
  expect(await retire(site, 'remote-blog', '/about')).toMatchObject({
    addresses: ['/blogs', '/blogs/first'],
  });
  expect((await readRegistry(site)).live).not.toHaveProperty('remote-blog');
  // Later releases keep the redirects.
  await release(site, guides('later'));
  for (const address of ['blogs', 'blogs/first'])
    expect(await livePage(site, `${address}/.moved`)).toBe('/about');
  expect(await livePage(site, 'sitemap.xml')).not.toContain('/blogs');
});

it('an address is no longer redirected when a new page takes it', async () => {
  const site = await liveSite();
  await retire(site, 'remote-blog', '/about');
  await release(site, guides('new', { pages: [{ path: '/study-in-japan' }, { path: '/blogs' }] }));
  expect(await livePage(site, 'blogs/index.html')).toContain('<h1>/blogs</h1>');
  expect(await livePage(site, 'blogs/first/.moved')).toBe('/about');
});

it.each([
  ['the shell', 'shell', '/about', [], /^The shell is the frame of every page/],
  ['a package that is not live', 'remote-x', '/about', [], /^remote-x is not live: there is .*remote-blog/],
  [
    'a target among its own pages',
    'remote-blog',
    '/blogs',
    [],
    /^\/blogs is no page of the site without remote-blog/,
  ],
  ['a target that is no page', 'remote-blog', '/none', [], /^\/none is no page of the site/],
  [
    'a remote that another page links to',
    'remote-blog',
    '/about',
    [shell('<a href="/blogs">Blog</a>')],
    /^\/ of shell links to \/blogs, which is no page of the site, so a click does not lead there: correct the link\.$/,
  ],
] as const)('retiring is refused for %s, and nothing changes', async (_, name, to, before, sentence) => {
  const site = await liveSite();
  for (const fake of before) await release(site, fake);
  const stood = await standing(site);
  await expect(retire(site, name, to)).rejects.toThrow(sentence);
  expect(await standing(site)).toEqual(stood);
});

describe('when the page that retired addresses lead to', () => {
  const target = async (site: Site) => livePage(site, 'blogs/.moved');
  const retiredBlog = async () => {
    const site = await liveSite();
    await retire(site, 'remote-blog', '/study-in-japan');
    expect(await target(site)).toBe('/study-in-japan');
    return site;
  };

  it('is retired too, they lead where its address leads', async () => {
    const site = await retiredBlog();
    await retire(site, 'remote-destinations', '/about');
    expect(await target(site)).toBe('/about');
    expect(await livePage(site, '_redirects')).toContain('/blogs /about 308\n');
  });

  it('has moved, they lead to its new address', async () => {
    const site = await retiredBlog();
    const redirects = { '/study-in-japan': '/study-in-nepal' };
    await release(site, guides('moved', { pages: [{ path: '/study-in-nepal' }], release: { redirects } }));
    expect(await target(site)).toBe('/study-in-nepal');
  });
});
