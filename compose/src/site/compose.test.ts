import { createHash } from 'node:crypto';
import { realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import {
  blog,
  contentsBelow,
  emptyStore,
  filesBelow,
  guides,
  livePage,
  liveStore,
  release,
  shell,
  standing,
} from '../testing/fakeSite.ts';
import { compose } from './compose.ts';

const origin = 'https://www.sayapatri.example';

describe('a composed site', () => {
  it('has every page, the not-found page, and twins for browsers that take brotli or gzip', async () => {
    const paths = await liveStore();
    const html = await livePage(paths, 'blogs/index.html');
    expect(html).toContain('<nav>Blogs</nav><h1>/blogs</h1><p>articles</p>');
    expect(await livePage(paths, '404.html')).toContain('<meta name="robots" content="noindex">');
    const files = await contentsBelow(paths.current);
    const bytes = (file: string) => Buffer.from(files[file] ?? '', 'base64');
    expect(brotliDecompressSync(bytes('blogs/index.html.br')).toString()).toBe(html);
    expect(gunzipSync(bytes('blogs/index.html.gz')).toString()).toBe(html);
  });

  it('allows by its policy exactly the inline scripts and styles that it has', async () => {
    const html = await livePage(await liveStore(), 'index.html');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const allowed = (directive: string) =>
      [...(new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '').matchAll(/'sha256-([^']*)'/g)].map(
        ([, hash]) => hash,
      );
    const hashes = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => hashOf(text ?? ''));
    const scripts = hashes(/<script(?: type="importmap")?>(.*?)<\/script>/g);
    expect(scripts).toHaveLength(2);
    expect(allowed('script-src')).toEqual(scripts);
    expect(allowed('style-src')).toEqual([hashOf(''), ...hashes(/<style[^>]*>(.*?)<\/style>/g)]);
    expect(html).not.toMatch(/ on[a-z]+=/);
  });

  it('lists in the sitemap all pages but those that want not to be found', async () => {
    const sitemap = await livePage(await liveStore(), 'sitemap.xml');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/about`,
      `${origin}/blogs`,
      `${origin}/study-in-japan`,
    ]);
  });

  it('writes titles and descriptions as text, whatever they contain', async () => {
    const paths = await emptyStore();
    const page = { path: '/blogs', title: '"A" & </title><script>', description: '"><img src=x>' };
    const article = { '@type': 'Article', headline: '</script><script>', url: '{origin}/blogs' };
    await release(paths, shell(), blog('x', { pages: [{ ...page, structuredData: [article] }] }));
    const html = await livePage(paths, 'blogs/index.html');
    expect(html).toContain('<title>"A" &amp; &lt;/title&gt;&lt;script&gt; | Sayapatri</title>');
    expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;img src=x&gt;">');
    expect(html).toContain('<meta property="og:description" content="&quot;&gt;&lt;img src=x&gt;">');
    expect(html.split('<script>')).toHaveLength(2);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ headline: article.headline, url: `${origin}/blogs` });
  });

  it('says on the home page, and there alone, who the consultancy is', async () => {
    const paths = await liveStore();
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await livePage(paths, 'index.html')) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'EducationalOrganization',
      name: 'Sayapatri',
      url: `${origin}/`,
      telephone: ['+977015550140', '+9779800000140'],
      address: [
        { streetAddress: 'Kumaripati', addressLocality: 'Lalitpur' },
        { streetAddress: 'New Baneshwor', addressLocality: 'Kathmandu' },
      ],
    });
    expect(await livePage(paths, 'about/index.html')).not.toContain('EducationalOrganization');
  });

  it('publishes a feed at the root, and names it on the pages of its package', async () => {
    const paths = await emptyStore();
    const files = { 'browser/feed.xml': '<id>{origin}/blogs</id>' };
    await release(paths, shell(), guides(), blog('x', { files }));
    expect(await livePage(paths, 'feed.xml')).toBe(`<id>${origin}/blogs</id>`);
    const link = '<link rel="alternate" type="application/atom+xml" href="/feed.xml">';
    expect(await livePage(paths, 'blogs/first/index.html')).toContain(link);
    expect(await livePage(paths, 'study-in-japan/index.html')).not.toContain(link);
    const published = Object.keys(await filesBelow(paths.current));
    expect(published.filter((file) => file.includes('feed'))).toEqual(
      expect.arrayContaining(['feed.xml', 'feed.xml.br', 'feed.xml.gz']),
    );
    expect(published.filter((file) => file.startsWith('_/') && file.includes('feed'))).toEqual([]);
  });

  it.each(['www.sayapatri.example', 'ftp://sayapatri.example', 'https://sayapatri.example/site'])(
    'refuses %s as its origin',
    async (wrong) => {
      const paths = await liveStore();
      const composing = compose(paths, await readRegistry(paths), { origin: wrong });
      await expect(composing).rejects.toThrow(`SITE_ORIGIN is "${wrong}": make it scheme and host alone`);
    },
  );
});

describe('composing again', () => {
  it('changes nothing when nothing has changed', async () => {
    const paths = await liveStore();
    const before = await standing(paths);
    const again = await compose(paths, await readRegistry(paths));
    expect(again).toMatchObject({ changed: false, rendered: [] });
    expect(await standing(paths)).toEqual(before);
  });

  it('leaves other releases and unaffected pages as they were, to the byte and the inode', async () => {
    const paths = await liveStore();
    const releases = await filesBelow(path.join(paths.root, 'releases'));
    const pages = await filesBelow(paths.current);
    const { rendered } = await release(paths, blog('more articles'));
    expect(rendered).toEqual(['/blogs', '/blogs/first']);

    expect(await filesBelow(path.join(paths.root, 'releases'))).toMatchObject(releases);
    const now = await filesBelow(paths.current);
    const changed = Object.keys(now).filter((file) => now[file]?.inode !== pages[file]?.inode);
    expect(changed.filter((file) => /^(index|404|about|study)/.test(file))).toEqual([]);
    expect(changed).toContain('blogs/index.html');
    // What an open tab may still ask for.
    const assets = Object.keys(pages).filter((file) => file.startsWith('_/'));
    for (const file of assets) expect(now[file]?.content).toBe(pages[file]?.content);
  });

  it('writes every page when the navigation has changed', async () => {
    const paths = await liveStore();
    const nav = [{ area: 'study-abroad', label: 'Nepal', order: 9 } as const];
    const pages = [{ path: '/study-in-japan' }, { path: '/study-in-nepal', nav }];
    const { rendered, pages: count } = await release(paths, guides('guides', { pages }));
    expect(rendered).toHaveLength(count);
    expect(await livePage(paths, 'about/index.html')).toContain('<nav>Blogs Nepal</nav>');
    expect(await livePage(paths, 'sitemap.xml')).toContain('/study-in-nepal');
  });

  it('leaves other pages as they were when a page comes that stands in no menu', async () => {
    const paths = await liveStore();
    const articles = [{ path: '/blogs/first' }, { path: '/blogs/second' }];
    const more = blog('more', { pages: [...(blog().pages?.slice(0, 1) ?? []), ...articles] });
    const { rendered } = await release(paths, more);
    expect(rendered).toEqual(['/blogs', '/blogs/first', '/blogs/second']);
    const listed = (html: string) =>
      JSON.parse(/id="page-bootstrap">(.*?)<\/script>/.exec(html)?.[1] ?? '').packages.flatMap(
        ({ pages }: { pages: { path: string }[] }) => pages.map((page) => page.path),
      );
    expect(listed(await livePage(paths, 'index.html'))).toEqual(['/', '/blogs']);
    expect(listed(await livePage(paths, 'blogs/second/index.html'))).toEqual(['/blogs', '/blogs/second']);
    expect(
      JSON.parse(await livePage(paths, 'federation-manifest.json')).packages['remote-blog'].pages,
    ).toHaveProperty('/blogs/second');
  });

  it('makes the same bytes from the same releases', async () => {
    const paths = await liveStore();
    const before = await contentsBelow(paths.current);
    await rm(paths.current);
    await rm(paths.sites, { recursive: true });
    await compose(paths, await readRegistry(paths));
    expect(await contentsBelow(paths.current)).toEqual(before);
  });

  it('writes every page when a power failure has cut short what the former site remembers', async () => {
    const paths = await liveStore();
    await writeFile(path.join(paths.current, '.pages.json'), '');
    const { rendered, pages } = await release(paths, blog('more articles'));
    expect(rendered).toHaveLength(pages);
  });

  it('renders a page anew that the former site has lost, and leaves that site alone', async () => {
    const paths = await liveStore();
    const former = await realpath(paths.current);
    await rm(path.join(former, 'about/index.html.gz'));
    const before = await filesBelow(former);
    const { rendered } = await release(paths, blog('more articles'));
    expect(rendered).toContain('/about');
    expect(await filesBelow(former)).toEqual(before);
  });
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
