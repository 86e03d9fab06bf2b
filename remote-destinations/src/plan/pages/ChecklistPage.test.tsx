import { renderInSite } from '@sayapatri/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { factsOf, itemsOf, nepal } from '../content/checklist.ts';
import guides from '../content/plannedCountries.ts';
import ChecklistPage from './ChecklistPage.tsx';

afterEach(() => localStorage.clear());
const countries = guides.map((country) => ({ ...country, items: itemsOf(country) }));
const show = (query = '') => renderInSite(<ChecklistPage />, { path: `/plan/checklist${query}` });
const askedMessage = () =>
  new URL(
    screen.getByRole('link', { name: 'Ask about my papers' }).getAttribute('href') ?? '',
    'http://site',
  ).searchParams.get('message');
const itemsIn = (country: string) => countries.find(({ id }) => id === country)?.items ?? [];
const itemOf = (country: string, id: string) => itemsIn(country).find((item) => item.id === id);
const titlesOf = (country: string) => itemsIn(country).map(({ title }) => title);

test('counts the ticks, and stores them on the device', async () => {
  const { user, unmount } = show('?country=uk');
  await user.click(screen.getByLabelText(/^NOC applied for/));
  expect(screen.getByText(/^1 of \d+ papers and steps for the UK are ready\.$/)).toBeVisible();
  unmount();
  show('?country=uk');
  expect(screen.getByLabelText(/^NOC applied for/)).toBeChecked();
  expect(askedMessage()).toContain('papers for the UK: 1 of ');
});

test('groups the papers by who issues them', () => {
  show('?country=uk');
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['Nepal’s offices', 'The test centre', 'The school abroad']);
});

test('keeps the ticks of another tab, and shows those stored while the page was kept for Back', async () => {
  const { user } = show();
  localStorage.setItem('plan-checklist', '["nepal/noc"]');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByLabelText(/^NOC applied for/)).toBeChecked();
  await user.click(screen.getByLabelText(/^Police report/));
  expect(JSON.parse(localStorage.getItem('plan-checklist') ?? '')).toEqual(['nepal/noc', 'australia/police']);
});

test('works if the browser stores nothing and the stored text is not a list', async () => {
  localStorage.setItem('plan-checklist', '{"a":1}');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user } = show();
  await user.click(screen.getByLabelText(/^Police report/));
  expect(screen.getByLabelText(/^Police report/)).toBeChecked();
  full.mockRestore();
});

test('each thing is ticked once: SEVIS in the USA, money in the UK and Canada, fingerprints', () => {
  for (const { id, items } of countries) {
    expect(items.length, id).toBeGreaterThanOrEqual(5);
    expect(new Set(items.map(({ id: item }) => item)).size, id).toBe(items.length);
    expect(
      titlesOf(id).filter((title) => /money|funds|living costs|blocked/i.test(title)),
      id,
    ).toHaveLength(1);
  }
  expect(titlesOf('usa').filter((title) => /sevis/i.test(title))).toEqual(['SEVIS fee (I-901)']);
  expect(itemOf('usa', 'sevis')?.sum).toMatch(/^NPR /);
  expect(titlesOf('canada').filter((title) => /biometrics|fingerprints/i.test(title))).toHaveLength(1);
  expect(itemOf('uk', 'funds')?.more).toContain('28 days in a row');
});

test('Korea’s fee is the embassy’s in Kathmandu, and Japan asks for the sponsor’s papers', () => {
  expect(titlesOf('korea').join()).not.toContain('Dhaka');
  expect(itemOf('korea', 'visa-fee')?.text).toMatch(/^The embassy in Kathmandu tells you the fee/);
  expect(titlesOf('japan')).toContain('Sponsor’s papers');
});

test('Nepal’s steps have their prices, rules and sources', () => {
  expect(nepal.find(({ id }) => id === 'noc')?.sum).toMatch(/2,000/);
  const url = 'https://noc.moest.gov.np';
  expect(guides.flatMap((country) => factsOf(nepal, country))).toContainEqual(
    expect.objectContaining({ source: expect.objectContaining({ url }) }),
  );
});

test('the words beside the money to show say whether its rupees include the tuition', () => {
  const australia = itemOf('australia', 'funds');
  expect(australia?.sum).toMatch(/^NPR [\d.–]+ lakh for the first year of a bachelor’s degree$/);
  expect(australia?.text).toMatch(
    /\. That is to live on; the sum in rupees includes the first year’s tuition\. Add travel: AUD 2,000\.$/,
  );
  // The rule asks for living costs alone.
  expect(itemOf('germany', 'funds')?.sum).toMatch(/lakh$/);
  expect(itemOf('germany', 'funds')?.text).not.toContain('tuition');
});

test('the time for a decision is no paper to tick, but stands with the application', () => {
  expect(countries.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('time');
  expect(itemOf('uk', 'visa')?.text).toMatch(
    / all of the papers\. Time for a decision[^.]*: usually 3 weeks/,
  );
});
