import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import scholarships from '../content/scholarships.ts';
import ScholarshipsPage from './ScholarshipsPage.tsx';

const show = (query = '') =>
  renderInSite(<ScholarshipsPage data={scholarships} />, { path: `/plan/scholarships${query}` });
const names = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

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

test('those that are not open to Nepal say so, and can be left out', async () => {
  const { user } = show('?country=uk');
  expect(names()).toEqual(['Chevening', 'Commonwealth Scholarship', 'GREAT Scholarship']);
  expect(screen.getAllByText('Not open to Nepal')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open to Nepal' }), 'open');
  await waitFor(() => expect(names()).toEqual(['Chevening']));
  expect(window.location.search).toBe('?country=uk&nepal=open');
});

test('the address chooses country and level; one whose levels are not known is shown for each', () => {
  show('?country=korea&level=bachelor');
  expect(names()).toEqual(['Global Korea Scholarship (GKS)', 'Korean universities']);
});

test('a country of Europe also has the scholarships that are for all of Europe', () => {
  show('?country=germany');
  expect(names()).toEqual(['Erasmus Mundus', 'DAAD, EPOS and others']);
});

test('a country that is not offered is ignored, and where nothing fits the page says so', () => {
  show('?country=atlantis');
  expect(names()).toHaveLength(16);
});

test('where nothing fits both answers, the page says what to change', () => {
  show('?country=australia&level=bachelor');
  expect(names()).toEqual([]);
  expect(screen.getByText(/^None of them fits both/)).toBeVisible();
});
