import { guides } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, hydrated, test } from '../test.ts';
/** What the specification states, page by page; an entry between slashes is a regular expression. */
import specification from './specification.json' with { type: 'json' };

const isIn = (text: string, entry: string) => {
  const [, pattern, flags] = /^\/(.*)\/(i?)$/.exec(entry) ?? [];
  return pattern === undefined ? text.includes(entry) : new RegExp(pattern, flags).test(text);
};

for (const [path, entries] of Object.entries(specification))
  test(`${path} states every fact of the specification, and has its sections, in its HTML`, () => {
    const text = textOf(htmlOf(path));
    expect(entries.filter((entry) => !isIn(text, entry))).toEqual([]);
  });

for (const path of guides)
  test(`${path} labels its universities as the specification does`, () => {
    const text = textOf(htmlOf(path));
    for (const label of ['Top universities', 'Location: ', 'World rank', 'Website'])
      expect(text).toContain(label);
  });

test('the home page’s cards state the figures of the guides they lead to', async ({ tab }) => {
  /** The figures in a text, which must agree however the rest is worded. */
  const figures = (text: string) => text.match(/\d+([.,]\d+)*|IELTS|TOEFL|none/gi) ?? [];
  await tab.goto('/');
  const cards = await tab.locator('li:has(> dl):has(a[href^="/study-in-"])').evaluateAll((items) =>
    items.map((item) => ({
      path: item.querySelector('a')?.getAttribute('href') ?? '',
      facts: [...item.querySelectorAll('dd')].map((fact) => fact.textContent ?? ''),
    })),
  );
  expect(cards).toHaveLength(8);
  for (const { path, facts } of cards) {
    await tab.goto(path);
    const stated = await tab.getByRole('main').locator('dl').first().locator('> div').allTextContents();
    expect(facts, path).toHaveLength(2);
    for (const [index, fact] of facts.entries()) {
      expect(figures(fact), `${path}: ${fact}`).not.toEqual([]);
      const inGuide = figures(stated[index] ?? '').map((figure) => figure.toLowerCase());
      for (const figure of figures(fact)) expect(inGuide, `${path}: ${fact}`).toContain(figure.toLowerCase());
    }
  }
});

test('a visitor who comes from another page finds the same facts as in the pages’ HTML', async ({ tab }) => {
  await tab.goto('/about');
  await hydrated(tab);
  await tab.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const card = tab.getByRole('main').getByRole('listitem').filter({ hasText: '48 hours per fortnight' });
  await expect(card.getByRole('link', { name: 'Australia' })).toBeVisible();
  await tab.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  const scores = tab.getByRole('table', { name: 'Scores by country and level' });
  await expect(scores.getByRole('row', { name: /^Australia/ })).toContainText('6.0 (no band under 5.5)');
});
