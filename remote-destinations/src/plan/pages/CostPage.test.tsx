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

test('the page states the costs of a year in Australia until the visitor chooses', () => {
  show();
  expect(total()).toHaveTextContent('First year in Australia');
  expect(total()).toHaveTextContent('NPR 41,61,000–84,17,000');
  expect(total()).toHaveTextContent('NPR 41.6–84.2 lakh');
  expect(screen.getByText(/1 AUD = NPR 100, rate of 1 November 2026/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the address keeps the chosen country and level', async () => {
  const { user } = show();
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  await user.click(screen.getByLabelText('Master'));
  await waitFor(() => expect(total()).toHaveTextContent('First year in the UK: Master'));
  expect(window.location.search).toBe('?country=uk&level=master');
  expect(total()).toHaveTextContent('The whole course, 1 year');
});

test('the keyboard keeps its focus and choice among the levels while the page updates', async () => {
  const { user } = show();
  const bachelor = screen.getByLabelText('Bachelor');
  await user.selectOptions(screen.getByLabelText('Country'), 'Japan');
  // Past the city, to the level.
  await user.tab();
  await user.tab();
  await waitFor(() => expect(total()).toHaveTextContent('First year in Japan'));
  expect(bachelor).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(total()).toHaveTextContent('First year in Japan: Master'));
});

test('a level that the next country lacks becomes a level of that country', async () => {
  const { user } = show('?country=japan&level=language');
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  await waitFor(() => expect(screen.getByLabelText('Bachelor')).toBeChecked());
  expect(screen.queryByLabelText('Language course')).toBeNull();
});

test('the plan of the address is shown, with the visitor’s own figures', () => {
  show('?country=japan&level=language&living=90000&years=2');
  expect(screen.getByLabelText('Country')).toHaveValue('japan');
  expect(screen.getByLabelText('Language course')).toBeChecked();
  expect(screen.getByLabelText('Living costs a month, JPY')).toHaveValue('90000');
  expect(screen.getByLabelText('Years')).toHaveValue('2');
  // (700,000 + 12 x 90,000) x 100 x 1.03 + 2,000.
  expect(total()).toHaveTextContent('NPR 18,33,42,000');
});

test('a field reports unreadable text, and accepts rupees in lakh', () => {
  show('?years=99&tuition=much&living=1,500&flight=1.2+lakh&insurance=-5');
  const faulty = [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(faulty).toEqual(['years', 'tuition', 'insurance']);
  expect(screen.getByLabelText('Tuition a year, AUD')).toHaveAccessibleDescription(/such as 25,000/);
  expect(total()).toHaveTextContent('The whole course, 10 years');
  expect(screen.getByText('1,20,000')).toBeVisible();
});

test('the tuition says whose it is, and a country in the list keeps the level', () => {
  show('?country=korea&level=master');
  expect(screen.getByText('Tuition at Keimyung University, graduate school, by field')).toBeVisible();
  expect(screen.getByRole('link', { name: 'UK' })).toHaveAttribute(
    'href',
    '/plan/cost?country=uk&level=master',
  );
});

test('an exchange rate older than 30 days has a warning', () => {
  vi.setSystemTime(new Date('2026-12-02'));
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('This rate is 31 days old.');
});

test('a sum to show that will rise has today’s and the coming figure', () => {
  show('?country=uk&city=small');
  const panel = screen.getByText('Money to show for the visa').closest('li');
  expect(panel).toHaveTextContent(/Today’s figure, GOV.UK, .+ \(before: £9,135\)/);
  expect(panel).toHaveTextContent(/£10,827 outside London/);
  expect(panel).not.toHaveTextContent('14,130 in London');
});

test('without living costs there is no total', () => {
  const countries = cost.countries.map(({ living: _, ...country }) => country);
  renderInSite(<CostPage data={{ ...cost, countries, rates }} />, { path: '/plan/cost' });
  expect(total()).toHaveTextContent('Tuition only: NPR 20,00,000–45,00,000 a year');
  expect(total()).toHaveTextContent('Living costs are not included: enter yours');
  expect(total()).not.toHaveTextContent('The whole course');
});

test('a level without a known fee is offered once the visitor types a fee', async () => {
  const { user } = show('?country=usa&level=doctorate');
  expect(screen.queryByLabelText('PhD')).toBeNull();
  expect(screen.getByText(/^Not listed, because no official fee is known: PhD\./)).toBeVisible();
  expect(screen.getByLabelText('Bachelor')).toBeChecked();
  await user.type(screen.getByLabelText('Tuition a year, USD'), '20000');
  await user.click(await screen.findByLabelText('PhD'));
  await waitFor(() => expect(total()).toHaveTextContent('First year in the USA: PhD'));
});

test('the enquiry names the plan and its address', () => {
  show('?country=canada');
  const link = screen.getByText('Ask about this plan', { selector: 'a' });
  const message = new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('message');
  expect(message).toContain('Bachelor in Canada, 4 years');
  expect(message).toContain('/plan/cost?country=canada');
});
