import type { Fact, FactSource } from '@sayapatri/facts';
import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourceLine } from './SourceLine.tsx';

/** Invented facts, whose sources are real pages. */
const costs: FactSource = {
  body: 'Study Australia',
  page: 'Education costs',
  url: 'https://www.studyaustralia.gov.au/costs',
};

const visa: FactSource = {
  body: 'GOV.UK',
  page: 'Student visa',
  url: 'https://www.gov.uk/student-visa',
};

const ledger = (change: Partial<Fact> = {}): Fact => ({
  id: 'tuition',
  value: 'AUD 20,000–45,000 a year',
  meaning: 'Tuition',
  asOf: '2023',
  source: costs,
  origin: 'ledger',
  ...change,
});

const spec = (change: Partial<Fact> = {}): Fact => ({
  id: 'visa-fee',
  value: '£348',
  meaning: 'Student visa fee',
  source: visa,
  origin: 'spec',
  ...change,
});

/** What a reader sees, without the words for screen readers. */
function lineOf(facts: readonly Fact[], changing?: string) {
  const { container } = renderInSite(<SourceLine facts={facts} {...(changing ? { changing } : {})} />);
  for (const hidden of container.querySelectorAll('a span')) hidden.remove();
  return [...container.querySelectorAll('p')].map((line) =>
    line.textContent?.replaceAll(/ (?=[,;:) ]|$)/g, ''),
  );
}

test('one source is named with its year and linked, with a note that figures change', () => {
  expect(lineOf([ledger()], 'fees')).toEqual([
    'Source: Study Australia, Education costs, 2023. Fees change: check the official page.',
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('href', costs.url);
});

test('the link, once unfolded, names its page and says that it opens a new tab', async () => {
  const { user } = renderInSite(<SourceLine facts={[ledger()]} />);
  await user.click(screen.getByText('Sources and dates'));
  expect(
    screen.getByRole('link', { name: 'Study Australia, Education costs (opens in a new tab)' }),
  ).toBeVisible();
});

test('several facts of one source name it once, with each of its dates, the newest last', () => {
  expect(lineOf([ledger({ asOf: '2025' }), ledger(), ledger({ asOf: '2024' })])).toEqual([
    'Source: Study Australia, Education costs, 2023, 2024 and 2025. Fees and rules change: check the official page.',
  ]);
});

test('several sources are listed, and two pages of one body both named', () => {
  const other = { ...costs, page: 'Visas', url: 'https://www.studyaustralia.gov.au/visas' } as const;
  expect(lineOf([ledger(), ledger({ source: other, asOf: '2025-11-11' })])).toEqual([
    'Sources: Study Australia, Education costs, 2023; Study Australia, Visas, November 2025. Fees and rules change: check the official pages.',
  ]);
});

test('a figure of the specification without a date names its official page, not a source', () => {
  expect(lineOf([spec()])).toEqual([
    'Official page: GOV.UK, Student visa. Fees and rules change: check the official page.',
  ]);
  expect(lineOf([spec(), ledger()])[0]).toMatch(
    /^Source: Study Australia, Education costs, 2023\. Official page: GOV\.UK, Student visa\. /,
  );
});

test('a later change is a note with its date and link', () => {
  const noted = spec({
    worldNote: { text: 'The visa fee has changed since', asOf: '2025-04-09', source: visa },
  });
  expect(lineOf([noted, noted])[0]).toBe(
    'The visa fee has changed since (April 2025): check GOV.UK, Student visa.',
  );
});

test('the date of the later figure that counts is named, and the office’s own estimate has no source', () => {
  const later = { value: '£558', asOf: '2026-04-08', source: visa };
  expect(lineOf([spec({ counted: later }), ledger({ origin: 'office' })])).toEqual([
    'Source: GOV.UK, Student visa, April 2026. Fees and rules change: check the official page.',
  ]);
});

test('without facts there is no line', () => {
  expect(lineOf([])).toEqual([]);
});

test('a fact marked `usually` names the official page, without a date', () => {
  expect(lineOf([ledger({ usually: true })])).toEqual([
    'Official page: Study Australia, Education costs. Fees and rules change: check the official page.',
  ]);
});
