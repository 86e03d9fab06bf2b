import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import scholarships from '../content/scholarships.ts';
import ScholarshipsPage from './ScholarshipsPage.tsx';

const show = (query = '') =>
  renderInSite(<ScholarshipsPage data={scholarships} />, { path: `/plan/scholarships${query}` });

test('every scholarship has its amount, its months in words and its official page', () => {
  show();
  expect(screen.getByText('All 16 scholarships')).toBeVisible();
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
    'with a country and a level; one whose levels are not known is shown for each',
    '?country=korea&level=bachelor',
    ['Global Korea Scholarship (GKS)', 'Korean universities'],
  ],
  [
    'for all of Europe, in a country of Europe',
    '?country=germany',
    ['Erasmus Mundus', 'DAAD, EPOS and others'],
  ],
  ['without those that are not open to Nepal', '?country=uk&nepal=open', ['Chevening']],
  ['of which none fits both', '?country=australia&level=bachelor', []],
  ['in all countries if one is not offered', '?country=atlantis', scholarships.list.map(({ name }) => name)],
])('the address asks for those %s', (_, query, found) => {
  const shown = scholarships.scholarshipsFor(new URLSearchParams(query), scholarships.list);
  expect(shown.map(({ name }) => name)).toEqual(found);
});

test('those that are not open to Nepal say so, and can be left out', async () => {
  const { user } = show('?country=uk');
  expect(screen.getAllByText('Not open to Nepal')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open to Nepal' }), 'open');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1));
  expect(window.location.search).toBe('?country=uk&nepal=open');
});

test('where nothing fits both answers, the page says what to change', () => {
  show('?country=australia&level=bachelor');
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
  expect(screen.getByText(/^None of them fits both/)).toBeVisible();
});
