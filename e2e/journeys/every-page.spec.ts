/**
 * One visit to each kind of page: its hydration and widths, and every page's heading and styles. The gate has judged the HTML,
 * accessibility, weight and pictures of every page, and tried it at 360, 768 and 1,280 px.
 */
import type { Page } from '@playwright/test';
import { kinds, routes } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { excessWidth, expect, holdScripts, hydrated, spaceLetters, test } from '../test.ts';

/** The height of the whole page once it holds still, in pixels. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
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

for (const path of kinds)
  test(`${path} stays as it is when it hydrates, and is no wider than a window, also with letters far apart`, async ({
    tab,
  }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    // A Friday's evening, when the line on the office hours is longest: `Closed, opens tomorrow 10 AM`.
    await tab.clock.setFixedTime('2026-11-27T15:00:00Z');
    await tab.setViewportSize({ width: 320, height: 720 });
    const release = await holdScripts(tab);
    await tab.goto(path, { waitUntil: 'commit' });
    await expect(
      tab.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
    ).toBeVisible();
    const before = await heightOf(tab);
    release();
    await hydrated(tab);
    expect(await heightOf(tab)).toBe(before);
    await tab.unrouteAll();
    for (const width of [320, 700]) {
      await tab.setViewportSize({ width, height: 720 });
      expect(await excessWidth(tab), `at ${width} px`).toBeLessThanOrEqual(0);
    }
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
