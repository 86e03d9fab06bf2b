import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import IntakePage from './IntakePage.tsx';

const show = (query = '') => renderInSite(<IntakePage />, { path: `/plan/intake${query}` });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T06:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('the answer is the next main intake that is feasible, with what is due this month', () => {
  show('?country=australia');
  expect(screen.getByText('You can still begin in Australia in July 2027.')).toBeVisible();
  expect(screen.getByText('This month: English test, Applications.')).toBeVisible();
  expect(screen.getAllByText('November 2026 · Kartik–Mangsir 2083')).toHaveLength(2);
  expect(screen.queryByText(/behind us|If they are done/)).toBeNull();
});

test('with more time the plan says when to begin', () => {
  show('?country=uk');
  expect(screen.getByText('You can still begin in the UK in September 2027.')).toBeVisible();
  expect(screen.getByText('Start in December 2026: English test.')).toBeVisible();
});

test('an intake that is too near says so, and names the next one', () => {
  show('?country=uk&intake=2027-01');
  expect(
    screen.getByText('January 2027 is too near for most: only with an offer from the UK in hand.'),
  ).toBeVisible();
  expect(screen.getByText('Otherwise plan for September 2027.')).toBeVisible();
});

test('other intakes are a link away', async () => {
  const { user } = show('?country=australia');
  await user.click(screen.getByRole('link', { name: 'February 2028' }));
  expect(await screen.findByText('You can still begin in Australia in February 2028.')).toBeVisible();
  expect(window.location.search).toContain('intake=2028-02');
});
