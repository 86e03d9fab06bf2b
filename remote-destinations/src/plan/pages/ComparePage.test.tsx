import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ComparePage from './ComparePage.tsx';

const show = (query = '') => renderInSite(<ComparePage />, { path: `/plan/compare${query}` });
const columns = () => {
  const [table] = screen.getAllByRole('table');
  return [...(table?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent);
};

afterEach(() => localStorage.clear());

test('the answer is a conclusion, and the differences come first', () => {
  show('?country=australia&country=uk');
  expect(document.querySelector('[role=status]')).toHaveTextContent(
    /^The UK’s first year starts NPR \d+ lakh below Australia’s, but can cost \d+ lakh more\.$/,
  );
  expect(columns()).toEqual(['Australia', 'UK']);
  expect(screen.getByText('Money to show for the visa')).toBeVisible();
  expect(screen.getByText(/^The same in both: length, 3 years\.$/)).toBeVisible();
  expect(screen.getByText('Visa fee').closest('details')).not.toHaveAttribute('open');
});
