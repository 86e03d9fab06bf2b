import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CostPage from './CostPage.tsx';

// Sums do not follow the office's rates.
vi.mock('../content/rates.json', () => ({
  default: ['AUD', 'CAD', 'GBP', 'USD', 'EUR', 'KRW', 'JPY', 'NZD'].map((code) => ({
    code,
    npr: 100,
    asOf: '2026-11-01',
    origin: 'nrb',
  })),
}));
const show = (query = '') => renderInSite(<CostPage />, { path: `/plan/cost${query}` });
const answer = () => document.querySelector('[role=status]');
const lineOf = (name: string) => screen.getByText(name).closest('summary, div');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('the answer is one sentence, and the receipt has its lines', () => {
  show();
  // 20,000 to 45,000 + 29,710, three years' cover, the visa, 3% and the NOC.
  expect(answer()).toHaveTextContent('The first year in Australia costs NPR 55–82 lakh.');
  expect(lineOf('Living costs')).toHaveTextContent('NPR 29.7 lakh');
  expect(screen.getByText(/1 AUD = NPR 100 on 1 November 2026/)).toBeVisible();
  expect(lineOf('The first year in all')).toHaveTextContent(
    /NPR 55–82 lakhNot in this sum: tests, medical and papers; flights\.$/,
  );
});

test('a line is edited in place: the sum follows, and the line stays open when its figure is cleared', async () => {
  const { user } = show('?country=usa');
  const field = screen.getByLabelText('Tuition a year, USD');
  await user.click(screen.getByText('Tuition'));
  await user.type(field, '20 thousand');
  await waitFor(() => expect(answer()).toHaveTextContent('NPR 35–38 lakh'));
  expect(window.location.search).toBe('?country=usa&tuition=20+thousand');
  await user.clear(field);
  await waitFor(() => expect(window.location.search).toBe('?country=usa'));
  expect(field.closest('details')).toHaveAttribute('open');
});

test('a figure out of range is refused by name, in an open line', () => {
  show('?years=100&rate=10000&tuition=much&living=१२००&flight=६०+हजार');
  const faulty = [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(faulty).toEqual(['tuition', 'years', 'rate']);
  const field = screen.getByLabelText('Tuition a year, AUD');
  expect(field).toHaveAccessibleDescription(/^Tuition a year, AUD: write a number from 0 to .*25,000/);
  expect(field.closest('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Years of the course')).toHaveAccessibleDescription(
    'Years of the course: write a number from 0.5 to 10.',
  );
  // What is typed as people type it counts, what is refused does not.
  expect(lineOf('Flights')).toHaveTextContent('NPR 60,000');
  expect(lineOf('Living costs')).toHaveTextContent('NPR 14.4 lakh');
  expect(lineOf('Tuition')).toHaveTextContent('NPR 20–45 lakh');
});

test('a city is asked for only where figures by city exist', async () => {
  const { user } = show('?country=uk');
  await user.click(screen.getByText('Living costs'));
  await user.selectOptions(screen.getByLabelText('City'), 'London');
  await waitFor(() => expect(window.location.search).toContain('city=big'));
  await waitFor(() => expect(lineOf('Living costs')).toHaveTextContent('£15,600–£16,800'));
  await user.selectOptions(screen.getByLabelText('Country'), 'USA');
  await waitFor(() => expect(screen.queryByLabelText('City')).toBeNull());
});

test.each([
  ['2026-11-01T06:00:00Z', '£21,939–£51,761', undefined],
  [
    '2026-11-29T06:00:00Z',
    '£22,227–£52,130',
    /For applications from 30 November 2026: £14,130 in London, £10,827 outside/,
  ],
  ['2026-12-02T06:00:00Z', '£22,227–£52,130', undefined],
])('the UK’s money to show for a reader of %s is %s', (now, sum, coming) => {
  vi.setSystemTime(new Date(now));
  show('?country=uk');
  const panel = screen.getByText('Money to show for the visa').closest('li');
  expect(panel).toHaveTextContent(sum);
  expect(panel).toHaveTextContent('Keep it in the account for 28 days in a row');
  if (coming) expect(panel).toHaveTextContent(coming);
  else expect(panel).not.toHaveTextContent('For applications from');
});

test('Japan’s two kinds of university are named', () => {
  show('?country=japan');
  expect(answer()).toHaveTextContent('Lowest: national university. Highest: private university.');
});

test('the enquiry names the plan and its address', () => {
  show('?country=canada');
  const link = screen.getByText('Send this plan to us', { selector: 'a' });
  const message = new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('message');
  expect(message).toContain('Bachelor in Canada, 4 years');
  expect(message).toContain('/plan/cost?country=canada');
});
