import type { Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { brotliBytes, htmlOf } from '../siteFolder.ts';
import { expect, holdScripts, hydrated, test } from '../test.ts';

/** The height of the whole page on a phone, a tablet and a wide screen, in pixels. */
async function pageHeights(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    heights.push(
      await page.evaluate(async () => {
        // Another font breaks its lines elsewhere.
        await Promise.all([...document.fonts].map((font) => font.load()));
        return document.documentElement.scrollHeight;
      }),
    );
  }
  return heights;
}

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} is complete in its HTML and hydrates without an error or warning`, async ({
    tab,
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const defined = [...html.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name);
    const read = [...html.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name);
    expect(defined).toEqual(expect.arrayContaining(read));

    const release = await holdScripts(tab);
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(tab.getByRole('contentinfo')).toBeAttached();
    const heights = await pageHeights(tab);
    release();
    await hydrated(tab);
    expect(await pageHeights(tab), 'nothing moves when the page comes alive').toEqual(heights);
    await tab.unrouteAll();
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
