import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import scholarships from '../content/scholarships.ts';
import ScholarshipsPage from './ScholarshipsPage.tsx';

const show = (query = '') =>
  renderInSite(<ScholarshipsPage data={scholarships} />, { path: `/plan/scholarships${query}` });

test('every scholarship has its amount, its months in words and its official page', () => {
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
    'with a country and a level; one whose levels are not known is shown for each',
    '?country=korea&level=bachelor',
    ['Global Korea Scholarship (GKS)', 'Korean universities'],
  ],
  [
    'for all of Europe, in a country of Europe',
    '?country=germany',
    ['Erasmus Mundus', 'DAAD, EPOS and others'],
  ],
  ['of which none fits both', '?country=australia&level=bachelor', []],
  ['in all countries if one is not offered', '?country=atlantis', scholarships.list.map(({ name }) => name)],
])('the address asks for those %s', (_, query, found) => {
  const shown = scholarships.scholarshipsFor(new URLSearchParams(query), scholarships.list);
  expect(shown.map(({ name }) => name)).toEqual(found);
});

test('those that are not open to Nepal say so, and stand folded below the others', async () => {
  const { user } = show('?country=uk');
  expect(screen.getByText('1 scholarship takes applicants from Nepal')).toBeVisible();
  for (const badge of screen.getAllByText('Not open to Nepal')) expect(badge).not.toBeVisible();
  // Where none is open, the others are unfolded.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'bachelor');
  await waitFor(() => expect(screen.getByText('0 scholarships take applicants from Nepal')).toBeVisible());
  for (const badge of screen.getAllByText('Not open to Nepal')) expect(badge).toBeVisible();
  expect(window.location.search).toBe('?country=uk&level=bachelor');
});

test('where nothing fits both answers, the page says what to change', () => {
  show('?country=australia&level=bachelor');
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
  expect(screen.getByText(/^None of them fits both/)).toBeVisible();
});
