import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import compare from '../content/compare.ts';
import ComparePage from './ComparePage.tsx';

describe('the comparison', () => {
  // Only some countries, because jsdom takes long to compute the accessible names that queries compare.
  const kept = compare.countries.flatMap(({ id }, column) =>
    ['australia', 'uk', 'japan', 'korea'].includes(id) ? [column] : [],
  );
  const data = {
    ...compare,
    countries: compare.countries.filter((_, column) => kept.includes(column)),
    rows: compare.rows.map((row) => ({
      ...row,
      cells: row.cells.filter((_, column) => kept.includes(column)),
    })),
  };
  const show = (query = '') => renderInSite(<ComparePage data={data} />, { path: `/plan/compare${query}` });
  const chosen = () =>
    screen
      .getAllByRole('columnheader')
      .filter((cell) => !('other' in cell.dataset))
      .map(({ textContent }) => textContent);

  test('shows the countries of the address', () => {
    show('?c=australia,uk');
    expect(chosen()).toEqual(['What', 'Australia', 'UK']);
    expect(screen.getByRole('rowheader', { name: /^Tuition a year, bachelor NPR lakh/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /^Length, bachelor/ })).toBeVisible();
  });

  test('has at most three countries: a fourth takes the place of the first', async () => {
    const { user } = show('?c=australia,uk');
    await user.click(screen.getByRole('checkbox', { name: 'Japan' }));
    await waitFor(() => expect(chosen()).toEqual(['What', 'Australia', 'UK', 'Japan']));
    expect(window.location.search).toBe('?c=australia,uk,japan');
    await user.click(screen.getByRole('checkbox', { name: 'Korea' }));
    await waitFor(() => expect(chosen()).toEqual(['What', 'UK', 'Japan', 'Korea']));
    expect(screen.getByRole('checkbox', { name: 'Australia' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'UK' }));
    await waitFor(() => expect(chosen()).toEqual(['What', 'Japan', 'Korea']));
  });
});
