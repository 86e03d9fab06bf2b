import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import intake from '../content/intake.ts';
import IntakePage from './IntakePage.tsx';

// Only some countries, because jsdom takes long to compute the accessible names that queries compare.
const countries = intake.countries.filter(({ id }) => ['australia', 'uk', 'japan'].includes(id));
const data = { ...intake, countries };
const show = (query = '') => renderInSite(<IntakePage data={data} />, { path: `/plan/intake${query}` });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('the plan is for the first intake with enough time or for the chosen intake, in both calendars', async () => {
  const { user } = show();
  expect(screen.getByText('Australia, November 2027: some courses')).toBeInTheDocument();
  expect(screen.getByText('Start preparing in February 2027')).toBeInTheDocument();
  expect(screen.getByText('February 2027 · Magh–Falgun 2083')).toBeInTheDocument();
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  expect(screen.getByText('2 nearer intakes are tight').parentElement).toHaveTextContent(
    'February 2027: its first step was in May 2026July 2027: its first step was in October 2026',
  );
  expect(screen.getByText(/For a main intake:/)).toHaveTextContent(/: February 2028$/);
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  expect(await screen.findByText('UK, September 2027')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Intake'), '2027-05');
  expect(await screen.findByText('UK, May 2027: some courses')).toBeInTheDocument();
  expect(window.location.search).toBe('?country=uk&intake=2027-05');
});

test('an intake with past steps is followed by a link to the next intake', () => {
  show('?country=uk&intake=2027-05');
  const status = screen.getAllByRole('status')[0];
  expect(status).toHaveTextContent(/^2 steps are behind usIf they are done, go on/);
  expect(screen.getByText('Plan for September 2027')).toHaveAttribute(
    'href',
    '/plan/intake?country=uk&intake=2027-09',
  );
  expect(screen.getAllByText('this month has passed')).toHaveLength(2);
});

test('the calendar beside the steps has a line for today if today is within it', () => {
  const { unmount } = show('?country=uk&intake=2027-05');
  // 22 November is 3 months and 21 of 31 days after the start of August.
  expect(Number(screen.getByText('Today').style.getPropertyValue('--today'))).toBeCloseTo(3.68);
  expect(screen.getByText('Bhadra')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText('Today')).toBeNull();
});

test('an intake that the country lacks becomes the first intake with enough time', () => {
  show('?country=japan&intake=2027-09');
  expect(screen.getByText('Japan, October 2027')).toBeInTheDocument();
});

test('a calendar file that cannot be saved is reported', async () => {
  const createObjectURL = vi.fn(() => {
    throw new Error('no');
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
  const { user } = show();
  await user.click(screen.getByText('Save to my calendar (.ics)'));
  expect(await screen.findByText(/^The calendar file could not be made/)).toBeInTheDocument();
  vi.unstubAllGlobals();
});
