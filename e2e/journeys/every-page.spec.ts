/** One visit to every page: its HTML, hydration, widths and pictures. The gate has judged its accessibility and weight. */
import type { Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { htmlOf } from '../siteFolder.ts';
import { excessWidth, expect, holdScripts, hydrated, test } from '../test.ts';

/** Run in a page: the pictures that do not load, or have no `alt`. */
async function faultyPictures(images: Element[]): Promise<string[]> {
  const states = images.map(async (image) => {
    const picture = image as HTMLImageElement;
    // Lazy pictures below the fold would not load without scrolling.
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
    return picture.naturalWidth > 0 && picture.hasAttribute('alt') ? [] : [picture.outerHTML];
  });
  return (await Promise.all(states)).flat();
}

/** A phone, a tablet and a wide screen, in pixels. */
const screens = [320, 768, 1280];

/** The height of the whole page, and how much wider than the screen it is, on screens of these widths; in pixels. */
async function pageSizes(page: Page, widths: number[]) {
  const sizes: { width: number; height: number; excess: number }[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    const height = await page.evaluate(async () => {
      // Lines break elsewhere until the site's own fonts have loaded. The machine may lack the fallback fonts.
      const ownFonts = [...document.fonts].filter(({ family }) => !/fallback/i.test(family));
      await Promise.all(ownFonts.map((font) => font.load()));
      // A page hears of its new width with a later frame and renders after that: its height holds once ten frames agree.
      let height = 0;
      for (let alike = 0; alike < 10; alike += 1) {
        await new Promise(requestAnimationFrame);
        const { scrollHeight } = document.documentElement;
        if (scrollHeight !== height) alike = 0;
        height = scrollHeight;
      }
      return height;
    });
    sizes.push({ width, height, excess: await excessWidth(page) });
  }
  return sizes;
}

for (const [path, heading] of Object.entries(routes)) {
  test(`${path} is complete in its HTML, hydrates without messages and shows its pictures`, async ({
    tab,
    request,
  }) => {
    await test.step('its HTML has one h1, a title, a description and every style it uses', async () => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,160}">/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      const defined = [...html.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name);
      const read = [...html.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name);
      expect(defined).toEqual(expect.arrayContaining(read));
    });

    // The gate has tried widths of 320, 768, 1,024 and 1,280 px; at 700 px some pages have another layout.
    await test.step('nothing moves when it hydrates, and it is no wider than a phone or a tablet', async () => {
      await tab.emulateMedia({ reducedMotion: 'reduce' });
      // A Friday's evening, when the line on the office hours is longest: `Closed, opens tomorrow 10 AM`.
      await tab.clock.setFixedTime('2026-11-27T15:00:00Z');
      const release = await holdScripts(tab);
      await tab.goto(path, { waitUntil: 'commit' });
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(tab.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(
        tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
      ).toBeVisible();
      const before = await pageSizes(tab, screens);
      release();
      await hydrated(tab);
      const after = await pageSizes(tab, [320, 700, 768, 1280]);
      expect(after.filter(({ width }) => screens.includes(width))).toEqual(before);
      expect(after.filter(({ excess }) => excess > 0)).toEqual([]);
      await tab.unrouteAll();
    });

    await test.step('its pictures load, and each has an alt', async () => {
      expect(await tab.locator('main img').evaluateAll(faultyPictures)).toEqual([]);
    });
  });
}

test('no two pages share a title or a description', () => {
  const pages = Object.keys(routes).map(htmlOf);
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
    const values = pages.map((html) => html.match(pattern)?.[1]);
    expect(new Set(values).size).toBe(values.length);
  }
});
