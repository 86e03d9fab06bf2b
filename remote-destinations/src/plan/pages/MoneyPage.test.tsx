import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import cost from '../content/cost.ts';
import money from '../content/money.ts';
import { lakhNumbers } from '../format/format.ts';
import MoneyPage from './MoneyPage.tsx';

const show = () => renderInSite(<MoneyPage data={money} />, { path: '/plan/money' });
/** The cells of a table, row by row without its head. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a first year equals the cost planner’s in lakh, and is left out without a planner’s total', () => {
  show();
  const rows = rowsOf('First year by country and level, in lakh of rupees');
  expect(rows).toHaveLength(cost.countries.length);
  for (const [index, country] of cost.countries.entries())
    for (const [column, level] of [
      [1, 'bachelor'],
      [2, 'master'],
    ] as const) {
      const { firstYear } = cost.costOf({ country: country.id, level, city: 'any' }, country, cost.rates);
      const text = firstYear
        ? `${firstYear.open ? 'from ' : ''}${lakhNumbers(firstYear.npr)}`
        : 'no official fee found';
      expect(rows[index]?.[column], `${country.id}, ${level}`).toBe(text);
    }
  // The text above the table names the lines that no sum contains.
  expect(screen.getByText(/^Tuition, living costs .* Not in any of the sums: .*flights/)).toBeVisible();
});

test('the UK’s money to show has the sums of 30 November 2026 for both places, before that day as coming sums', () => {
  show();
  // Both stand in the open text until they replace today's in the table.
  const coming =
    'UK: today £10,539 outside London and £13,761 in London; from 30 November 2026: £10,827 outside London; £14,130 in London.';
  if (/From 30/.test(rowsOf('Money to show, by country').join()))
    expect(screen.getByText(/^This money is shown, not paid/)).toHaveTextContent(coming);
  const uk = rowsOf('Money to show, by country').find(([country]) => country === 'UK') ?? [];
  expect(uk[1]).toMatch(/10,827.*14,130/);
  expect(uk[1]).not.toMatch(/9,135|11,385/);
  expect(uk[1]).toMatch(/How long the money must have been in the account.*: 28 days in a row/);
});

test('the loan is calculated step by step, and its rate is called an example', () => {
  show();
  expect(rowsOf('Example: NPR 20,00,000 at 10% a year').map(([, , rupees]) => rupees)).toEqual([
    'NPR 16,667',
    'NPR 4,00,000',
    'NPR 42,494',
    'NPR 25,49,640',
    'NPR 29,49,640',
  ]);
  expect(screen.getByText(/10% a year is only an example, not a bank’s offer/)).toBeVisible();
  // The parts of the bar, in lakh.
  expect(money.loan.parts.reduce((sum, { amounts: [part = 0] }) => sum + part, 0)).toBeCloseTo(29.4964, 4);
});

test('the steps lead from the offer to the visa, and parts without an official source are marked as our own practice', () => {
  show();
  expect(rowsOf('Steps from the offer to the visa').map(([step]) => step)).toEqual([
    '1. Offer',
    '2. NOC',
    '3. Bank',
    '4. CoE or CAS',
    '5. Visa',
  ]);
  fireEvent.click(screen.getByRole('heading', { name: 'The family’s papers' }));
  for (const name of ['The family’s papers', 'What is lost if the visa is refused'])
    expect(within(screen.getByRole('region', { name })).getByText('Our own practice')).toBeVisible();
});
