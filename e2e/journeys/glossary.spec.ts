/** Words of the glossary: linked from their first use on a page. */

import { guides, routes } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, test, visit } from '../test.ts';

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

test('a word on another package’s page leads to its meaning, which is open and in view', async ({ tab }) => {
  await tab.setViewportSize({ width: 360, height: 640 });
  await visit(tab, '/services/visa');
  await tab.getByRole('link', { name: 'NOC', exact: true }).click();
  await expect(tab).toHaveURL(/\/plan\/words#noc$/);
  await expect(tab.locator('#noc')).toBeInViewport();
});
