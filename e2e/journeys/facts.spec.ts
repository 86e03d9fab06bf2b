import { guides } from '../routes.ts';
import { htmlOf, textOf } from '../siteFolder.ts';
import { expect, test, visit } from '../test.ts';
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

test('every guide labels its universities as the specification does', () => {
  for (const path of guides)
    for (const label of ['Top universities', 'Location: ', 'World rank', 'Website'])
      expect(textOf(htmlOf(path)), path).toContain(label);
});

test('a visitor who comes from another page finds the same facts as in the pages’ HTML', async ({ tab }) => {
  await visit(tab, '/about');
  await tab.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  const ticket = tab.getByRole('article', { name: 'Kathmandu to Sydney' });
  await expect(ticket).toContainText('Feb/Mar and Jul');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  const scores = tab.getByRole('table', { name: 'Scores by country and level' });
  await expect(scores.getByRole('row', { name: /^Australia/ })).toContainText('6.0 (no band under 5.5)');
});
