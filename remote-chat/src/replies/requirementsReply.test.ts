import type { TestRequirements } from '@sayapatri/contract';
import { expect, it } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { sanitiseReply } from '../sanitise.ts';

/** In the shape of the dataset; the scores are made up. */
const country = (label: string, tests: TestRequirements['uk']['tests']): TestRequirements['uk'] => ({
  label,
  guidePath: '/',
  tests,
  ielts: { from: 1, to: 5 },
  sources: [],
});
const requirements: TestRequirements = {
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
function tablesFor(text: string, facts = { requirements }) {
  const page = document.createElement('div');
  page.innerHTML = sanitiseReply(replyTo(text, facts).html);
  return [...page.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    ...[...(table.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent)),
  ]);
}

it('shows both tests, or the one that was asked about', () => {
  const ielts = ['IELTS', '1.0', '2.0'];
  const pte = ['PTE', '10', '20'];
  expect(tablesFor('IELTS and PTE requirements for Australia')).toEqual([
    ['Australia: IELTS and PTE requirements', ielts, pte],
  ]);
  expect(tablesFor('IELTS requirements for Australia')).toEqual([['Australia: IELTS requirements', ielts]]);
  expect(tablesFor('PTE for Australia')).toEqual([['Australia: PTE requirements', pte]]);
  expect(tablesFor('english requirements for Australia')).toEqual([
    ['Australia: IELTS and PTE requirements', ielts, pte],
  ]);
});

it('shows a table for each country that was asked about', () => {
  const captions = tablesFor('IELTS for Australia, Canada or Korea').map(([caption]) => caption);
  expect(captions).toEqual(['Australia: IELTS requirements', 'Canada: IELTS requirements']);
});

it('invents no score: where one is missing it shows the note, or asks the visitor to contact the office', () => {
  expect(tablesFor('IELTS and PTE requirements for the USA')[0]?.slice(1)).toEqual([
    ['IELTS', '3.0', 'Please ask our counsellors'],
    ['PTE', 'Please ask our counsellors'],
  ]);
  expect(tablesFor('IELTS for Canada')[0]?.slice(1)).toEqual([['IELTS', 'One scale maps to another']]);
  expect(tablesFor('IELTS for NZ')[0]?.slice(1)).toEqual([
    ['IELTS', '5.0', 'Please ask our counsellors'],
    ['Also this'],
  ]);
  expect(tablesFor('IELTS for Japan')[0]?.slice(1)).toEqual([['IELTS', 'Please ask our counsellors']]);
});

it('names the table that a score comes from if the country itself states none', () => {
  const pte = { bachelor: '30', master: '40', equivalent: 'A <i>Table</i>, 2025' };
  const uk = country('UK', { ielts: { bachelor: '3.0' }, pte });
  const remark = (test: string) =>
    `This country names no ${test} score: these match its IELTS scores in the table of A <i>Table</i>, 2025.`;
  expect(tablesFor('PTE for the UK', { requirements: { ...requirements, uk } })[0]?.slice(1)).toEqual([
    ['PTE', '30', '40'],
    [remark('PTE')],
  ]);
});

it('shows the data as text', () => {
  expect(tablesFor('IELTS for UK')[0]?.[1]).toEqual(['IELTS', 'Please ask our counsellors', '<b>4.0</b>']);
});

it('gives each table headings for its columns and rows', () => {
  const { html } = replyTo('IELTS for UK', { requirements });
  expect(html.match(/scope="col"/g)).toHaveLength(3);
  expect(html.match(/scope="row"/g)).toHaveLength(1);
});

it.each([{}, { requirements: undefined }, { requirements }])('links to scores and counsellors', (facts) => {
  const { html } = replyTo('IELTS requirements for Japan', facts);
  expect(html).toContain('href="/ielts-pte"');
  expect(html).toContain('href="/contact"');
  expect(html).toContain('href="/study-in-japan"');
});

it('shows only the links while the scores can’t be loaded', () => {
  expect(replyTo('IELTS requirements for Japan', {}).html).not.toContain('<table');
});

it('works with an older dataset that lacks a country', () => {
  const { japan: _, ...older } = requirements;
  expect(tablesFor('IELTS for Japan', { requirements: older as TestRequirements })).toEqual([]);
});
