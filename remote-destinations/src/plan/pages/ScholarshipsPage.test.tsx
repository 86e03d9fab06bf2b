import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import scholarships from '../content/scholarships.ts';
import ScholarshipsPage from './ScholarshipsPage.tsx';

const show = (query = '') =>
  renderInSite(<ScholarshipsPage data={scholarships} />, { path: `/plan/scholarships${query}` });

test('every scholarship has a link to its official page', () => {
  show();
  expect(screen.getByText('11 scholarships take applicants from Nepal')).toBeVisible();
  fireEvent.click(screen.getByText('5 more: closed to Nepal, or to check first'));
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(16);
  for (const item of screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.closest('li'))) {
    const { getByRole } = within(item as HTMLElement);
    expect(getByRole('link', { name: /^Official page/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  }
});

test.each([
  [
    'a country’s scholarships for a level, and those without known levels',
    '?country=korea&level=bachelor',
    ['Global Korea Scholarship (GKS)', 'Korean universities'],
  ],
  [
    'the scholarships for all of Europe with those of a country',
    '?country=germany',
    ['Erasmus Mundus', 'DAAD, EPOS and others'],
  ],
  ['no scholarship if none fits country and level', '?country=australia&level=bachelor', []],
  [
    'all scholarships if the country is not offered',
    '?country=atlantis',
    scholarships.list.map(({ name }) => name),
  ],
])('the address selects %s', (_, query, found) => {
  const shown = scholarships.scholarshipsFor(new URLSearchParams(query), scholarships.list);
  expect(shown.map(({ name }) => name)).toEqual(found);
});

test('scholarships that are closed to Nepal say so, and are folded below the open ones', async () => {
  const { user } = show('?country=uk');
  expect(screen.getByText('1 scholarship takes applicants from Nepal')).toBeVisible();
  for (const badge of screen.getAllByText('Not open to Nepal')) expect(badge).not.toBeVisible();
  // Without an open scholarship the others are unfolded.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'bachelor');
  await waitFor(() => expect(screen.getByText('0 scholarships take applicants from Nepal')).toBeVisible());
  for (const badge of screen.getAllByText('Not open to Nepal')) expect(badge).toBeVisible();
  expect(window.location.search).toBe('?country=uk&level=bachelor');
});

test('this month is marked in the months of each round', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27') });
  const { container } = show();
  vi.useRealTimers();
  const marked = [...container.querySelectorAll('li [data-now]')].map(({ textContent }) => textContent);
  expect(new Set(marked)).toEqual(new Set(['N']));
});

test('a choice without any scholarship gets advice on what to change', () => {
  show('?country=australia&level=bachelor');
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
  expect(screen.getByText(/^None of them fits both/)).toBeVisible();
});
