import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import MoneyPage from './MoneyPage.tsx';

afterEach(() => vi.useRealTimers());

const show = () => renderInSite(<MoneyPage />, { path: '/plan/money' });
/** A folded part by its anchor. */
const partOf = (container: HTMLElement, id: string) =>
  within(container.querySelector<HTMLElement>(`#${id}`) ?? container);
/** The cells of a table, row by row without its head. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the page opens with the range to show, and draws each country once', () => {
  show();
  expect(
    screen.getByText(/^For the visa a family shows from NPR 18 lakh for France to 10\d lakh/),
  ).toBeVisible();
  expect(screen.getAllByRole('figure').filter((figure) => figure.closest('details') === null)).toHaveLength(
    1,
  );
  expect(screen.queryByText(/What a first year costs/)).toBeNull();
});

test('money that is really sent abroad is told from money that is only shown', () => {
  const { container } = show();
  const sent = partOf(container, 'sent-first');
  expect(sent.getByText(/go to a blocked account in your own name/)).toBeInTheDocument();
  expect(sent.getByText(/A blocked transfer \(AVI\) is sent before the visa/)).toBeInTheDocument();
  expect(sent.getByText(/For a GIC you send the sum to a Canadian bank/)).toBeInTheDocument();
  expect(screen.queryByText(/This money is shown, not paid/)).toBeNull();
});

test.each([
  ['2026-11-01', /^£10,539 outside London.*£13,761 in London/],
  ['2026-11-29', /^£10,827 outside London.*£14,130 in London/],
  ['2026-12-02', /^£10,827 outside London.*£14,130 in London/],
])('a reader of %s finds the UK’s sums of the day on which the family can apply', (day, sums) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  show();
  const [, sum] = rowsOf('Money to show, by country').find(([country]) => country === 'UK') ?? [];
  expect(sum).toMatch(sums);
  expect(sum).toContain('In the account: 28 days in a row');
});

test('the loan’s steps add up, and its rate is called an example', () => {
  const { container } = show();
  const rupees = rowsOf(
    'Example: NPR 20,00,000 at 10% a year, two years of study and five of instalments',
  ).map(([, sum = '']) => Number(sum.replaceAll(/\D/g, '')));
  const [interest, instalment] = [
    (2_000_000 * 0.1) / 12,
    (2_000_000 * (0.1 / 12)) / (1 - (1 + 0.1 / 12) ** -60),
  ];
  expect(rupees).toEqual([interest, interest * 24, instalment, Math.round(instalment) * 60].map(Math.round));
  expect((rupees[1] ?? 0) + (rupees[3] ?? 0)).toBe(2_949_640);
  expect(container.querySelector('#loan summary')).toHaveTextContent(
    /instalments for five years: you pay back NPR 29,49,640\. 10% is only an example/,
  );
});
