import { expect, it } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { blog, guides, livePage, liveSite, release, shell, standing } from '../testing/fakeSite.ts';
import { retire } from './retire.ts';

const options = { doing: 'test' };

it('takes a remote from the site, and its addresses lead elsewhere from then on', async () => {
  const site = await liveSite();
  await release(
    site,
    blog('moved', { pages: [{ path: '/blogs' }], release: { redirects: { '/blogs/first': '/blogs' } } }),
  );
  expect(await retire(site, 'remote-blog', '/about', options)).toMatchObject({
    addresses: ['/blogs', '/blogs/first'],
  });
  expect((await readRegistry(site)).live).not.toHaveProperty('remote-blog');
  // Later releases keep the redirects.
  await release(site, guides('later'));
  for (const address of ['blogs', 'blogs/first'])
    expect(await livePage(site, `${address}/.moved`)).toBe('/about');
  expect(await livePage(site, 'sitemap.xml')).not.toContain('/blogs');
});

it('stops redirecting an address when a new page takes it', async () => {
  const site = await liveSite();
  await retire(site, 'remote-blog', '/about', options);
  await release(site, guides('new', { pages: [{ path: '/study-in-japan' }, { path: '/blogs' }] }));
  expect(await livePage(site, 'blogs/index.html')).toContain('<h1>/blogs</h1>');
  expect(await livePage(site, 'blogs/first/.moved')).toBe('/about');
});

it('with dryRun reports what it would do and changes nothing', async () => {
  const site = await liveSite();
  const stood = await standing(site);
  expect(await retire(site, 'remote-blog', '/about', { ...options, dryRun: true })).toMatchObject({
    addresses: ['/blogs', '/blogs/first'],
  });
  expect(await standing(site)).toEqual(stood);
});

const provider = guides('guides', { release: { provides: ['testRequirements'] } });
const user = blog('user', { release: { uses: ['testRequirements'] } });

it.each([
  ['the shell', 'shell', '/about', [], /^The shell is the frame of every page/],
  ['what is not live', 'remote-x', '/about', [], /^remote-x is not live: there is .*remote-blog/],
  [
    'an address that is its own',
    'remote-blog',
    '/blogs',
    [],
    /^\/blogs is no page of the site without remote-blog/,
  ],
  ['an address without a page', 'remote-blog', '/none', [], /^\/none is no page of the site/],
  [
    'what another page links to',
    'remote-blog',
    '/about',
    [shell('<a href="/blogs">Blog</a>')],
    /^\/ of shell links to \/blogs, which is no page of the site: correct the link\.$/,
  ],
  [
    'what provides a dataset in use',
    'remote-destinations',
    '/about',
    [provider, user],
    /^remote-blog uses the dataset testRequirements, which no release would provide any more/,
  ],
] as const)('is refused for %s, and nothing changes', async (_, name, to, before, sentence) => {
  const site = await liveSite();
  for (const fake of before) await release(site, fake);
  const stood = await standing(site);
  await expect(retire(site, name, to, options)).rejects.toThrow(sentence);
  expect(await standing(site)).toEqual(stood);
});
