import { renderInSite } from '@sayapatri/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import checklist from '../content/checklist.ts';
import compare from '../content/compare.ts';
import words from '../content/words.ts';
import ChecklistPage from './ChecklistPage.tsx';
import ComparePage from './ComparePage.tsx';
import WordsPage from './WordsPage.tsx';

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

describe('the checklist', () => {
  afterEach(() => localStorage.clear());
  // Only some countries, because jsdom takes long to compute the accessible names that queries compare.
  const countries = checklist.countries.filter(({ id }) => ['australia', 'uk', 'germany'].includes(id));
  const show = (query = '') =>
    renderInSite(<ChecklistPage data={{ ...checklist, countries }} />, { path: `/plan/checklist${query}` });

  test('counts the ticks, and stores them on the device', async () => {
    const { user, unmount } = show('?country=uk');
    await user.click(screen.getByLabelText(/^NOC applied for/));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 of 4 ready');
    unmount();
    show('?country=uk');
    expect(screen.getByLabelText(/^NOC applied for/)).toBeChecked();
    const link = screen.getByRole('link', { name: 'Ask about my papers' }).getAttribute('href') ?? '';
    expect(new URL(link, 'http://site').searchParams.get('message')).toContain('papers for UK: 1 of ');
  });

  test('shows a guide’s first country for the name of the guide', () => {
    show('?country=europe');
    expect(screen.getByRole('combobox')).toHaveValue('germany');
    const link = screen.getByRole('link', { name: 'Ask about my papers' }).getAttribute('href') ?? '';
    expect(new URL(link, 'http://site').searchParams.get('message')).toContain('papers for Germany: ');
  });

  test('shows the ticks that another tab stored while the page was kept for Back', () => {
    show();
    localStorage.setItem('plan-checklist', '["nepal/noc"]');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByLabelText(/^NOC applied for/)).toBeChecked();
  });

  test('keeps the ticks of another tab', async () => {
    const { user } = show();
    localStorage.setItem('plan-checklist', '["nepal/noc"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'plan-checklist' })));
    expect(screen.getByLabelText(/^NOC applied for/)).toBeChecked();
    await user.click(screen.getByLabelText(/^Police report/));
    expect(JSON.parse(localStorage.getItem('plan-checklist') ?? '')).toEqual([
      'nepal/noc',
      'australia/police',
    ]);
  });

  test('works if the browser stores nothing and the stored text is not a list', async () => {
    localStorage.setItem('plan-checklist', '{"a":1}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { user } = show();
    await user.click(screen.getByLabelText(/^Police report/));
    expect(screen.getByLabelText(/^Police report/)).toBeChecked();
  });

  test('has papers for every country, and sources for Nepal’s steps', () => {
    for (const { items } of checklist.countries) {
      expect(items.length).toBeGreaterThanOrEqual(4);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    }
    expect(checklist.nepal.items.filter(({ fact }) => fact === undefined).map(({ id }) => id)).toEqual([
      'fee-paid',
    ]);
  });
});

test('the glossary has an anchor for every word, in alphabetical order', () => {
  const { container } = renderInSite(<WordsPage data={words} />, { path: '/plan/words' });
  const terms = words.list.map(({ term }) => term.toLowerCase());
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b)));
  for (const { id } of words.list) expect(container.querySelector(`#${id}`)).toBeInTheDocument();
  const noc = container.querySelector<HTMLElement>('#noc');
  expect(within(noc ?? container).getByText(/No Objection Certificate/)).toBeVisible();

  // Each word marked on a specimen leads to its entry.
  const links = screen.getAllByRole('link', { name: /^What does / });
  expect(links.map(({ textContent }) => textContent)).toContain('What does CRICOS mean?');
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
});
