/**
 * One visit to each kind of page: its hydration and widths, and every page's heading and styles. The gate has judged the HTML,
 * accessibility, weight and pictures of every page, and tried it at 360, 768 and 1,280 px.
 */
import type { Page } from '@playwright/test';
import { kinds, routes } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { excessWidth, expect, holdScripts, hydrated, spaceLetters, test } from '../test.ts';

/** A small phone and a wide screen, in pixels. */
const screens = [320, 1280];

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

for (const path of kinds)
  test(`${path} stays as it is when it hydrates, and is no wider than a window, also with letters far apart`, async ({
    tab,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    // A Friday's evening, when the line on the office hours is longest: `Closed, opens tomorrow 10 AM`.
    await tab.clock.setFixedTime('2026-11-27T15:00:00Z');
    const release = await holdScripts(tab);
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(
      tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
    ).toBeVisible();
    const before = await pageSizes(tab, screens);
    release();
    await hydrated(tab);
    // At 700 px some pages have another layout.
    const after = await pageSizes(tab, [...screens, 700]);
    expect(after.filter(({ width }) => screens.includes(width))).toEqual(before);
    expect(after.filter(({ excess }) => excess > 0)).toEqual([]);
    await tab.unrouteAll();

    await tab.evaluate(spaceLetters);
    for (const width of [320, 768, 1280, 1440]) {
      await tab.setViewportSize({ width, height: 740 });
      expect(await excessWidth(tab), `letters far apart, at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test('every page has its heading, and every style that it uses', () => {
  for (const [path, heading] of Object.entries(routes)) {
    const html = htmlOf(path);
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? ''), path).toMatch(heading);
    const defined = [...html.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name);
    const read = [...html.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name);
    expect(defined).toEqual(expect.arrayContaining(read));
  }
});
