import type { TestRequirements } from '@sayapatri/contract';
import { expect, it } from 'vitest';
import { addressesIn, pageOf } from './replyWith.fixture.ts';

/** In the shape of the dataset; the scores are made up. */
const country = (label: string, tests: TestRequirements['uk']['tests']): TestRequirements['uk'] => ({
  label,
  guidePath: '/',
  tests,
  ielts: { from: 1, to: 5 },
  sources: [],
});
const testRequirements: TestRequirements = {
  australia: country('Australia', {
    ielts: { bachelor: '1.0', master: '2.0' },
    pte: { bachelor: '10', master: '20' },
  }),
  usa: country('USA', { ielts: { bachelor: '3.0' }, pte: {} }),
  uk: country('UK', { ielts: { master: '<b>4.0</b>' }, pte: {} }),
  canada: country('Canada', { ielts: { note: 'One scale maps to another' }, pte: {} }),
  'new zealand': country('New Zealand', { ielts: { bachelor: '5.0', note: 'Also this' }, pte: {} }),
  japan: country('Japan', { ielts: {}, pte: {} }),
};

/** The tables of a reply, each as its caption and its rows of cells. */
async function tablesFor(text: string, data = { testRequirements }) {
  const page = await pageOf(text, data);
  return [...page.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    ...[...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent)),
  ]);
}
/** The rows of the reply's first table. */
const rowsFor = async (text: string, data = { testRequirements }) =>
  (await tablesFor(text, data))[0]?.slice(1);

it.each([
  ['IELTS and PTE requirements for Australia', ['IELTS', 'PTE']],
  ['IELTS requirements for Australia', ['IELTS']],
  ['PTE for Australia', ['PTE']],
  ['english requirements for Australia', ['IELTS', 'PTE']],
])('the reply to "%s" shows both tests, or the one that was asked about', async (text, tests) => {
  const rows = [
    ['IELTS', '1.0', '2.0'],
    ['PTE', '10', '20'],
  ].filter(([test = '']) => tests.includes(test));
  expect(await tablesFor(text)).toEqual([[`Australia: ${tests.join(' and ')} requirements`, ...rows]]);
});

it('a reply shows a table for each country that was asked about', async () => {
  const tables = await tablesFor('IELTS for Australia, Canada or Korea');
  expect(tables.map(([caption]) => caption)).toEqual([
    'Australia: IELTS requirements',
    'Canada: IELTS requirements',
  ]);
});

const missing = 'Please ask our counsellors';
it.each([
  [
    'IELTS and PTE requirements for the USA',
    [
      ['IELTS', '3.0', missing],
      ['PTE', missing],
    ],
  ],
  ['IELTS for Canada', [['IELTS', 'One scale maps to another']]],
  ['IELTS for NZ', [['IELTS', '5.0', missing], ['Also this']]],
  ['IELTS for Japan', [['IELTS', missing]]],
  // The data are shown as text.
  ['IELTS for UK', [['IELTS', missing, '<b>4.0</b>']]],
])('the reply to "%s" has the note or refers to the office where a score is missing', async (text, rows) => {
  expect(await rowsFor(text)).toEqual(rows);
});

it('a reply names the table that a score comes from if the country itself states none', async () => {
  const pte = { bachelor: '30', master: '40', equivalent: 'A <i>Table</i>, 2025' };
  const uk = country('UK', { ielts: { bachelor: '3.0' }, pte });
  expect(await rowsFor('PTE for the UK', { testRequirements: { ...testRequirements, uk } })).toEqual([
    ['PTE', '30', '40'],
    ['This country names no PTE score: these match its IELTS scores in the table of A <i>Table</i>, 2025.'],
  ]);
});

it('Canada’s steps stand above both levels, by their name', async () => {
  const canada = country('Canada', { ielts: { note: 'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0' }, pte: {} });
  const page = await pageOf('IELTS for Canada', { testRequirements: { ...testRequirements, canada } });
  expect(page.querySelector('thead')).toHaveTextContent('TestBachelor and master: CLB 7 / CLB 9');
  expect(page.querySelector('p')).toHaveTextContent(/^This is what universities in Canada usually ask for\./);
});

it('a reply gives each table headings for its columns and rows', async () => {
  const { innerHTML } = await pageOf('IELTS for UK', { testRequirements });
  expect(innerHTML.match(/scope="col"/g)).toHaveLength(3);
  expect(innerHTML.match(/scope="row"/g)).toHaveLength(1);
});

it.each([{}, { testRequirements }])(
  'the reply links to the test page and counsellors, with or without scores',
  async (data) => {
    const page = await pageOf('IELTS requirements for Japan', data);
    expect(addressesIn(page)).toEqual(['/ielts-pte', '/study-in-japan', '/contact']);
    expect(page.querySelectorAll('table')).toHaveLength('testRequirements' in data ? 1 : 0);
  },
);

it('an older dataset that lacks a country gives no table', async () => {
  const { japan: _, ...older } = testRequirements;
  const data = { testRequirements: older as TestRequirements };
  expect(await tablesFor('IELTS for Japan', data)).toEqual([]);
});
