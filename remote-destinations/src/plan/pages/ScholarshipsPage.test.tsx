import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import scholarships from '../content/listedScholarships.ts';
import { scholarshipsFor } from '../scholarships/scholarship.ts';
import ScholarshipsPage from './ScholarshipsPage.tsx';

const show = (query = '') => renderInSite(<ScholarshipsPage />, { path: `/plan/scholarships${query}` });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => vi.useRealTimers());

const year = [
  ...['early in January', 'in January', 'in April'],
  ...['in July', 'in October', 'early in November'],
];
test.each([
  ['2026-11-29', 0],
  ['2026-11-05', 5],
  ['2027-01-09', 1],
  ['2027-04-30', 2],
])('on %s the next deadline comes first, and scholarships without a date stand last', (day, at) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  show();
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim());
  const [next, ...later] = [...year.slice(at), ...year.slice(0, at)].map((month) => `Closes ${month}`);
  expect(heads.slice(0, 7)).toEqual([`${next} next`, ...later, 'No fixed date: ask early']);
});

test('a row says what it pays or who can apply, never where else to look', () => {
  show();
  for (const { textContent } of document.querySelectorAll('summary'))
    expect(textContent).not.toMatch(/official page|see /i);
});

test('one list has the scholarships of the guides too', () => {
  show();
  expect(names()).toEqual(
    expect.arrayContaining([
      'Rhodes Scholarship',
      'Gates Cambridge Scholarship',
      'Melbourne International Undergraduate Scholarship',
      'Research Training Program',
    ]),
  );
});

test('every scholarship has a link to its official page', () => {
  show();
  const links = screen.getAllByRole('link', { name: /^Official page/, hidden: true });
  expect(links).toHaveLength(scholarships.list.length);
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
});

test('the address selects a country’s scholarships with those of all Europe, and all where it is not offered', () => {
  const found = (query: string) =>
    scholarshipsFor(new URLSearchParams(query), scholarships.list).map(({ name }) => name);
  expect(found('country=germany')).toEqual(['Erasmus Mundus', 'DAAD, EPOS and others']);
  expect(found('country=atlantis')).toEqual(scholarships.list.map(({ name }) => name));
});

test('a choice is kept in the address', async () => {
  const { user } = show('?country=uk');
  expect(screen.getByText(/^3 scholarships take applicants from Nepal/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'USA');
  await waitFor(() => expect(window.location.search).toBe('?country=usa'));
});

test('scholarships that are closed to Nepal say so below the open ones', () => {
  const { container } = show('?country=uk');
  const others = container.querySelector('#others');
  expect(others).toHaveTextContent('2 more: closed to Nepal, or to check first');
  expect(others).toHaveTextContent('Not open to Nepal');
  expect(names().indexOf('Chevening')).toBeLessThan(names().indexOf('Commonwealth Scholarship'));
});
