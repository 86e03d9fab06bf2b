/** Checks the head, the structured data and the picture of every page for search engines, messengers and phones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as expectValue } from '@playwright/test';
import { openSite } from 'compose/site';
import { htmlOf } from '../siteFolder.ts';
import { expect, test } from '../test.ts';

const { current } = openSite();
const fileOf = (address: string) =>
  readFileSync(path.join(current, new URL(address, 'http://site').pathname));

const sitemap = fileOf('/sitemap.xml').toString();
const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
const paths = entries.map(([, address = '']) => new URL(address).pathname);

type Item = Record<string, unknown> & { '@type': string };
const text = expectValue.stringMatching(/\S/);
const address = expectValue.stringMatching(/^https?:\/\//);

/**
 * What Google's documents on structured data require of each type, or recommend where nothing is required (Article,
 * Organization). The last breadcrumb is the page itself and needs no address.
 */
const required: Record<string, Record<string, unknown>> = {
  EducationalOrganization: {
    name: text,
    url: address,
    logo: address,
    description: text,
    email: text,
    telephone: [text, text],
    openingHours: ['Mo-Fr 09:00-18:00', 'Sa 10:00-16:00'],
    address: Array.from({ length: 2 }, () =>
      expectValue.objectContaining({ streetAddress: text, addressLocality: text, addressCountry: 'NP' }),
    ),
  },
  BreadcrumbList: {
    itemListElement: expectValue.arrayContaining([
      expectValue.objectContaining({ '@type': 'ListItem', position: 1, name: 'Home', item: address }),
      expectValue.objectContaining({ '@type': 'ListItem', position: 2, name: text }),
    ]),
  },
  BlogPosting: {
    headline: text,
    image: address,
    datePublished: expectValue.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/),
    author: expectValue.objectContaining({ '@type': 'Organization', name: text, url: address }),
    publisher: { '@id': address },
  },
  FAQPage: {
    mainEntity: Array.from({ length: 8 }, () =>
      expectValue.objectContaining({
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text },
      }),
    ),
  },
  Course: { name: text, description: text, provider: { '@id': address } },
};

/** Objects within a value that only name another object. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const id = '@id' in value && Object.keys(value).length === 1 ? [String(value['@id'])] : [];
  return [...id, ...Object.values(value).flatMap(references)];
}

function structuredData(html: string): Item[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

const content = (html: string, attribute: string) =>
  new RegExp(`<meta ${attribute} content="([^"]*)">`).exec(html)?.[1];

for (const [address, type, signature] of [
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/, '00000100'],
  ['/apple-touch-icon.png', /^image\/png$/, '89504e47'],
] as const) {
  test(`${address} is a picture that is served without any page`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    expect((await response.body()).toString('hex', 0, 4)).toBe(signature);
  });
}

test('the sitemap lists every page with the day of its last change', () => {
  expect(paths.length).toBeGreaterThan(20);
  expect(sitemap.match(/<url>/g)).toHaveLength(entries.length);
  for (const [, , day] of entries) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

for (const pagePath of paths) {
  test(`${pagePath} can be found and shared`, () => {
    const html = htmlOf(pagePath);
    const title = /<title>([^<]+) \| [^<]+<\/title>/.exec(html)?.[1] ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(60);
    const description = content(html, 'name="description"') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname).toBe(pagePath);
    expect(content(html, 'name="twitter:card"')).toBe('summary_large_image');
    for (const property of ['title', 'description', 'url', 'site_name', 'type', 'image', 'image:alt'])
      expect(content(html, `property="og:${property}"`), property).toMatch(/\S/);

    const card = fileOf(content(html, 'property="og:image"') ?? '');
    expect(card.subarray(1, 4).toString()).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.length).toBeLessThan(100_000);

    const items = structuredData(html);
    for (const item of items) {
      expect(Object.keys(required), 'types whose required properties are known').toContain(item['@type']);
      expect(item).toMatchObject(required[item['@type']] ?? {});
    }
    const ids = items.map((item) => item['@id']);
    for (const id of references(items)) expect(ids, 'objects on the page').toContain(id);
    for (const item of items) if (item.image) fileOf(String(item.image));
    const types = items.map((item) => item['@type']);
    expect(content(html, 'property="og:type"')).toBe(types.includes('BlogPosting') ? 'article' : 'website');
    if (pagePath !== '/') expect(types).toContain('BreadcrumbList');
  });
}

test('no two pages share a description or a card', () => {
  for (const attribute of ['name="description"', 'property="og:image"']) {
    const values = paths.map((pagePath) => content(htmlOf(pagePath), attribute));
    expect(new Set(values).size, attribute).toBe(paths.length);
  }
});

test('the structured data of home, contact and articles names their types', () => {
  const types = (pagePath: string) => structuredData(htmlOf(pagePath)).map((item) => item['@type']);
  expect(types('/')).toEqual(expect.arrayContaining(['EducationalOrganization', 'FAQPage']));
  expect(types('/contact')).toContain('EducationalOrganization');
  expect(types('/blogs/securing-your-future')).toContain('BlogPosting');
});

test('the breadcrumbs name the pages above by their labels in the menus, or else by their titles', () => {
  const trail = structuredData(htmlOf('/plan/cost')).find((item) => item['@type'] === 'BreadcrumbList');
  const steps = trail?.itemListElement as { name: string; item?: string }[];
  expect(steps.map(({ name, item }) => [name, item && new URL(item).pathname])).toEqual([
    ['Home', '/'],
    ['Plan your studies abroad', '/plan'],
    ['Cost of studying abroad in NPR', undefined],
  ]);
});

test('phones find an icon of their size and the colours of the page', () => {
  const html = htmlOf('/');
  const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
  expect(fileOf(touch).readUInt32BE(16)).toBe(180);
  for (const scheme of ['light', 'dark'])
    expect(html).toMatch(
      new RegExp(`<meta name="theme-color" content="#\\w+" media="\\(prefers-color-scheme: ${scheme}\\)">`),
    );
});
