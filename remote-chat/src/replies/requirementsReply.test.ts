import { expect, it } from 'vitest';
import { datasets, pageOf } from './replyWith.fixture.ts';

/** The tables of a reply, each as its caption and its rows of cells. */
async function tablesFor(text: string, data = datasets) {
  const page = await pageOf(text, data);
  return [...page.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    ...[...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent)),
  ]);
}

const both = [
  ['IELTS', '1.0', '2.0'],
  ['PTE', '10', '20'],
];
const missing = 'Please ask our counsellors';
const steps = 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0';
it.each([
  ['IELTS and PTE requirements for Australia', ['Australia: IELTS and PTE requirements', ...both]],
  ['english requirements for Australia', ['Australia: IELTS and PTE requirements', ...both]],
  ['PTE for Australia', ['Australia: PTE requirements', ['PTE', '10', '20']]],
  ['IELTS for the USA', ['USA: IELTS requirements', ['IELTS', '3.0', missing]]],
  ['PTE for the USA', ['USA: PTE requirements', ['PTE', missing]]],
  ['IELTS for Canada', ['Canada: IELTS requirements', ['IELTS', steps]]],
  ['IELTS for NZ', ['New Zealand: IELTS requirements', ['IELTS', '5.0', missing], ['Also this']]],
  // The data are shown as text.
  ['IELTS for UK', ['UK: IELTS requirements', ['IELTS', missing, '<b>4.0</b>']]],
])('the reply to "%s" has the scores, the note, or refers to the office', async (text, table) => {
  expect(await tablesFor(text)).toEqual([table]);
});

it('a reply shows a table for each country that was asked about and has scores', async () => {
  const tables = await tablesFor('IELTS for Australia, Canada, Japan or Korea');
  expect(tables.map(([caption]) => caption)).toEqual([
    'Australia: IELTS requirements',
    'Canada: IELTS requirements',
  ]);
});

it('a reply names the table that a score comes from if the country itself states none', async () => {
  const [[, ...rows] = []] = await tablesFor('PTE for the UK');
  expect(rows).toEqual([
    ['PTE', '30', '40'],
    ['This country names no PTE score: these match its IELTS scores in the table of A <i>Table</i>, 2025.'],
  ]);
});

it('a table has headings for its columns and rows; Canada’s steps stand above both levels, by their name', async () => {
  const uk = await pageOf('IELTS for UK', datasets);
  expect(uk.querySelectorAll('[scope="col"]')).toHaveLength(3);
  expect(uk.querySelectorAll('[scope="row"]')).toHaveLength(1);
  const canada = await pageOf('IELTS for Canada', datasets);
  expect(canada.querySelector('thead')).toHaveTextContent('TestBachelor and master: CLB 7 / CLB 9');
  expect(canada.querySelector('p')).toHaveTextContent(
    /^This is what universities in Canada usually ask for\./,
  );
});
