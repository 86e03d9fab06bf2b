/** Words of the glossary: linked from their first use on a page, and explained in place by mouse, keyboard and touch. */

import { guides, routes } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';

const words = new Map(
  [...htmlOf('/plan/words').matchAll(/<div [^>]*id="([^"]+)"[^>]*><dt[^>]*>([^<]+)/g)].map(
    ([, id = '', term = '']) => [id, term],
  ),
);

/** A page's main part without the elements that have no room for a link, such as headings and labels. */
const sentencesOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(
    /<(h[1-6]|dt|dd|th|label|button|b|strong|figure)\b[\s\S]*?<\/\1>/g,
    ' ',
  );

test('a word is linked once on a page, from its first use in a sentence, and the glossary has it', () => {
  const linked = Object.keys(routes).flatMap((path) => {
    const sentences = sentencesOf(htmlOf(path));
    const links = [...sentences.matchAll(/<a\b[^>]* href="\/plan\/words#([^"]+)"[^>]*>/g)];
    const ids = links.map(([, id = '']) => id);
    expect(ids, path).toEqual([...new Set(ids)]);
    for (const { index, 1: id = '' } of links) {
      const term = words.get(id);
      expect(term, `${path}: ${id}`).toBeDefined();
      expect(textOf(sentences.slice(0, index)), `${path} before its link`).not.toMatch(
        new RegExp(`\\b${term}\\b`),
      );
    }
    return ids.map((id) => `${path} ${id}`);
  });
  for (const path of guides) expect(linked, path).toContainEqual(expect.stringContaining(`${path} `));
  expect(linked).toEqual(
    expect.arrayContaining([
      '/services/visa noc',
      '/blogs/mastering-university-admissions lor',
      '/plan/checklist noc',
      '/plan/intake noc',
    ]),
  );
});

test('mouse and keyboard users see what a word means, and can open its page', async ({ tab }) => {
  await tab.goto('/study-in-australia');
  await hydrated(tab);
  const hint = tab.getByRole('tooltip');
  await tab.getByRole('link', { name: 'CoE', exact: true }).hover();
  await expect(hint).toContainText('Confirmation of Enrolment');
  // The hint stays when the mouse moves to it.
  await hint.hover();
  await expect(hint).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  const word = tab.getByRole('link', { name: 'OSHC', exact: true });
  await tab.getByRole('link', { name: 'GS', exact: true }).focus();
  await tab.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(/^Overseas Student Health Cover ?The health insurance/);
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/\/plan\/words#oshc$/);
  await expect(hint).toBeHidden();
  await expect(tab.locator('#oshc')).toBeInViewport();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the first tap explains a word on another package’s page, the second opens it', async ({ page }) => {
    await page.goto('/services/visa');
    await hydrated(page);
    const word = page.getByRole('link', { name: 'NOC', exact: true });
    await word.tap();
    await expect(page.getByRole('tooltip')).toContainText('No Objection Certificate');
    const box = await page.getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await word.tap();
    await expect(page).toHaveURL(/\/plan\/words#noc$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a word is a link to its place in the glossary', async ({ tab }) => {
    await tab.goto('/blogs/mastering-university-admissions');
    await tab.getByRole('link', { name: 'No Objection Certificate' }).click();
    await expect(tab).toHaveURL(/\/plan\/words#noc$/);
  });
});
