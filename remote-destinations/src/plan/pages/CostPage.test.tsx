import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import cost from '../content/cost.ts';
import type { Rate } from '../rates/rate.ts';
import CostPage from './CostPage.tsx';

const rates: readonly Rate[] = cost.rates.map((rate) => ({
  ...rate,
  npr: 100,
  asOf: '2026-11-01',
  origin: 'nrb',
}));
const show = (query = '') =>
  renderInSite(<CostPage data={{ ...cost, rates }} />, { path: `/plan/cost${query}` });
const total = () => screen.getAllByRole('status')[0];

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22') }));
afterEach(() => vi.useRealTimers());

test('without a choice it says what a year in Australia costs', () => {
  show();
  expect(total()).toHaveTextContent('First year in Australia');
  expect(total()).toHaveTextContent('NPR 40,52,000–82,96,000');
  expect(total()).toHaveTextContent('about 40.5–83 lakh');
  expect(screen.getByText(/1 AUD = NPR 100, rate of 1 November 2026/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('country and level are chosen, and stand in the address', async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  await user.click(screen.getByLabelText('Master'));
  await waitFor(() => expect(total()).toHaveTextContent('First year in the UK: Master'));
  expect(window.location.search).toBe('?country=uk&level=master');
  expect(total()).toHaveTextContent('The whole course, 1 year');
});

test('the address opens the plan it names, with the visitor’s own figures', () => {
  show('?country=japan&level=language&living=90000&years=2');
  expect(screen.getByLabelText('Country')).toHaveValue('japan');
  expect(screen.getByLabelText('Language course')).toBeChecked();
  expect(screen.getByLabelText('Living costs a month, JPY')).toHaveValue('90000');
  expect(screen.getByLabelText('Years')).toHaveValue('2');
  // (700,000 + 12 x 90,000) x 100 x 1.03
  expect(total()).toHaveTextContent('NPR 18,33,40,000');
});

test('choices that the page does not offer are shown as it reads them', () => {
  show('?country=europe&level=kindergarten&city=moon');
  expect(screen.getByLabelText('Country')).toHaveValue('germany');
  expect(screen.getByLabelText('Bachelor')).toBeChecked();
  expect(screen.getByLabelText('Any')).toBeChecked();
  expect(total()).toHaveTextContent('First year in Germany: Bachelor');
});

test('a field reports text that it can’t count; rupees may be in lakh', () => {
  show('?years=99&tuition=much&living=1,500&flight=1.2+lakh&insurance=-5');
  const faulty = [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(faulty).toEqual(['years', 'tuition', 'insurance']);
  expect(screen.getByLabelText('Tuition a year, AUD')).toHaveAccessibleDescription(/such as 25,000/);
  expect(total()).toHaveTextContent('The whole course, 10 years');
  expect(screen.getByText('NPR 1,20,000')).toBeVisible();
});

test('an old exchange rate is marked as old', () => {
  vi.setSystemTime(new Date('2026-12-02'));
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('This rate is 31 days old.');
});

test('a sum to show that has risen since says so beside it', () => {
  show('?country=uk');
  const panel = screen.getByText('Money to show for the visa').closest('li');
  expect(panel).toHaveTextContent('The sums to show for the UK have risen since: check the official page');
});

test('the enquiry names the plan and its address', () => {
  show('?country=canada');
  const link = screen.getByText('Ask about this plan', { selector: 'a' });
  const message = new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('message');
  expect(message).toContain('Bachelor in Canada, 4 years');
  expect(message).toContain('/plan/cost?country=canada');
});

test('every country has a row, with its address', () => {
  const { container } = show();
  expect(container.querySelectorAll('table:last-of-type tbody a')).toHaveLength(cost.countries.length);
  expect(screen.getByText('New Zealand', { selector: 'a' })).toHaveAttribute(
    'href',
    '/plan/cost?country=new-zealand',
  );
});
