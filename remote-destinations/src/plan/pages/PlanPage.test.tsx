import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PlanPage from './PlanPage.tsx';

afterEach(() => localStorage.clear());

test('the answers are asked once, and every door takes them along', async () => {
  const { user } = renderInSite(<PlanPage />, { path: '/plan' });
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  await user.selectOptions(screen.getByLabelText('Level'), 'Master');
  await user.type(screen.getByLabelText('Budget a year, NPR'), '25 lakh');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Where do I fit/ })).toHaveAttribute(
      'href',
      '/plan/check?country=uk&level=master&budget=25+lakh',
    ),
  );
  expect(document.querySelector('[role=status]')).toHaveTextContent(
    /^UK, master: NPR \d+–\d+ lakh for the first year\.$/,
  );
  expect(localStorage.getItem('plan-answers')).toBe('country=uk&level=master&budget=25+lakh');
  // Without scripts the form leads to the costs.
  expect(screen.getByRole('form')).toHaveAttribute('action', '/plan/cost');
  expect(screen.getByRole('link', { name: 'IELTS or PTE?' })).toHaveAttribute('href', '/ielts-pte');
});
