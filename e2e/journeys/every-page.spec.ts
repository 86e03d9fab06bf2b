import { routes } from '../routes.ts';
import { brotliBytes, htmlOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} is complete in its HTML and comes alive without a complaint`, async ({ tab, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const defined = [...html.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name);
    const read = [...html.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name);
    expect(defined).toEqual(expect.arrayContaining(read));

    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(tab);
  });

  test(`${path} is light enough for its first round trip`, () => {
    expect(brotliBytes(`${path === '/' ? '' : path}/index.html`)).toBeLessThan(14 * 1024);
  });
}

test('no two pages share a title or a description', () => {
  const pages = Object.keys(routes).map(htmlOf);
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const values = pages.map((html) => html.match(pattern)?.[1]);
    expect(new Set(values).size).toBe(values.length);
  }
});
