import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readRegistry } from '../releases/registry.ts';
import { brand } from '../testing/fakePackage.ts';
import {
  blog,
  contentsBelow,
  emptySite,
  filesBelow,
  guides,
  livePage,
  liveSite,
  release,
  shell,
} from '../testing/fakeSite.ts';
import { prepareSite } from './compose.ts';
import { hasTelemetry } from './settings.ts';
import { readSnapshot } from './snapshot.ts';

const origin = 'https://www.sayapatri.example';

describe('a composed site', () => {
  it('has every page, the not-found page, and compressed variants for browsers that take brotli or gzip', async () => {
    const site = await liveSite();
    const html = await livePage(site, 'blogs/index.html');
    expect(html).toContain('<nav>Blogs</nav><main><h1>/blogs</h1><p>articles</p></main>');
    expect(await livePage(site, '404.html')).toContain('<meta name="robots" content="noindex">');
    expect(await livePage(site, 'index.html')).toContain('EducationalOrganization');
    expect(await livePage(site, 'about/index.html')).not.toContain('EducationalOrganization');
    const files = await contentsBelow(site.current);
    const bytes = (file: string) => Buffer.from(files[file] ?? '', 'base64');
    expect(brotliDecompressSync(bytes('blogs/index.html.br')).toString()).toBe(html);
    expect(gunzipSync(bytes('blogs/index.html.gz')).toString()).toBe(html);
  });

  it('lists all pages in the sitemap, except those marked noindex', async () => {
    const sitemap = await livePage(await liveSite(), 'sitemap.xml');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/`,
      `${origin}/about`,
      `${origin}/blogs`,
      `${origin}/study-in-japan`,
    ]);
  });

  it('writes titles and descriptions as text, whatever they contain', async () => {
    const site = await emptySite();
    const words = ' and words'.repeat(5);
    const page = { path: '/blogs', title: '"A" & </title><script>', description: `"><img src=x>${words}` };
    const article = { '@type': 'Article', headline: '</script><script>', url: '{origin}/blogs' };
    await release(site, shell(), blog('x', { pages: [{ ...page, structuredData: [article] }] }));
    const html = await livePage(site, 'blogs/index.html');
    expect(html).toContain('<title>&quot;A&quot; &amp; &lt;/title&gt;&lt;script&gt; | Sayapatri</title>');
    expect(html).toContain(`<meta name="description" content="&quot;&gt;&lt;img src=x&gt;${words}">`);
    expect(html).toContain(`<meta property="og:description" content="&quot;&gt;&lt;img src=x&gt;${words}">`);
    expect(html.split('<script>')).toHaveLength(2);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ headline: article.headline, url: `${origin}/blogs` });
  });

  it.each(['www.sayapatri.example', 'ftp://sayapatri.example', 'https://sayapatri.example/site'])(
    'refuses %s as its origin',
    async (wrong) => {
      const site = await liveSite();
      vi.stubEnv('SITE_ORIGIN', wrong);
      await expect(prepareSite(site, await readSnapshot(site, await readRegistry(site)))).rejects.toThrow(
        `SITE_ORIGIN is "${wrong}": make it scheme and host alone`,
      );
    },
  );
});

it('telemetry is off unless it is turned on, and another value is refused', () => {
  expect([{}, { TELEMETRY: 'off' }, { TELEMETRY: 'on' }].map(hasTelemetry)).toEqual([false, false, true]);
  expect(() => hasTelemetry({ TELEMETRY: 'yes' })).toThrow('TELEMETRY is "yes"');
});

describe('composing is pure:', () => {
  it('name, address and colours come from the shell’s release', async () => {
    const site = await liveSite();
    const renamed = {
      ...brand,
      office: { ...brand.office, origin: 'https://hub.example', name: 'Hub' },
      themeColours: { light: '#abc', dark: '#def' },
    };
    await release(site, shell('new', { release: { brand: renamed } }));
    const html = await livePage(site, 'blogs/index.html');
    expect(html).toContain('<title>Title of /blogs | Hub</title>');
    expect(html).toContain('<link rel="canonical" href="https://hub.example/blogs">');
    expect(html).toContain('<meta name="theme-color" content="#abc"');
    expect(html).not.toContain('ayapatri');
  });

  it('the same releases give the same bytes', async () => {
    const sites = [await emptySite(), await emptySite()];
    for (const site of sites) await release(site, shell(), blog(), guides());
    const [one, other] = await Promise.all(sites.map(({ current }) => contentsBelow(current)));
    expect(one).toEqual(other);
  });
});

describe('composing again', () => {
  it('leaves other releases and unaffected pages as they were, to the byte and the inode', async () => {
    const site = await liveSite();
    const releases = await filesBelow(path.join(site.root, 'releases'));
    const pages = await filesBelow(site.current);
    const { rendered } = await release(site, blog('more articles'));
    expect(rendered).toEqual(['/blogs', '/blogs/first']);

    expect(await filesBelow(path.join(site.root, 'releases'))).toMatchObject(releases);
    const now = await filesBelow(site.current);
    const changed = Object.keys(now).filter((file) => now[file]?.inode !== pages[file]?.inode);
    expect(changed.filter((file) => /^(index|404|about|study)/.test(file))).toEqual([]);
    expect(changed).toContain('blogs/index.html');
    // Files that an open tab may still request; it asks for the search index's name each time.
    const assets = Object.keys(pages).filter((file) => /^_\/(?!site\/)/.test(file));
    for (const file of assets) expect(now[file]?.content).toBe(pages[file]?.content);
  });

  it('writes every page when the navigation has changed', async () => {
    const site = await liveSite();
    const nav = [{ area: 'study-abroad', label: 'Nepal', order: 9 } as const];
    const pages = [{ path: '/study-in-japan' }, { path: '/study-in-nepal', nav }];
    const { rendered, pages: count } = await release(site, guides('guides', { pages }));
    expect(rendered).toHaveLength(count);
    expect(await livePage(site, 'about/index.html')).toContain('<nav>Blogs Nepal</nav>');
    expect(await livePage(site, 'sitemap.xml')).toContain('/study-in-nepal');
  });

  it('leaves other pages as they were when a page is added that is in no menu', async () => {
    const site = await liveSite();
    const articles = [{ path: '/blogs/first' }, { path: '/blogs/second' }];
    const more = blog('more', { pages: [...(blog().pages?.slice(0, 1) ?? []), ...articles] });
    const { rendered } = await release(site, more);
    expect(rendered).toEqual(['/blogs', '/blogs/first', '/blogs/second']);
    const listed = (html: string) =>
      JSON.parse(/id="page-bootstrap">(.*?)<\/script>/.exec(html)?.[1] ?? '').packages.flatMap(
        ({ pages }: { pages: { path: string }[] }) => pages.map((page) => page.path),
      );
    expect(listed(await livePage(site, 'index.html'))).toEqual(['/', '/blogs']);
    expect(listed(await livePage(site, 'blogs/second/index.html'))).toEqual(['/blogs', '/blogs/second']);
    expect(
      JSON.parse(await livePage(site, 'federation-manifest.json')).packages['remote-blog'].pages,
    ).toHaveProperty('/blogs/second');
  });

  it('renders a page again that is missing from the former site, and does not change that site', async () => {
    const site = await liveSite();
    const former = await realpath(site.current);
    await rm(path.join(former, 'about/index.html.gz'));
    const before = await filesBelow(former);
    const { rendered } = await release(site, blog('more articles'));
    expect(rendered).toContain('/about');
    expect(await filesBelow(former)).toEqual(before);
  });
});
