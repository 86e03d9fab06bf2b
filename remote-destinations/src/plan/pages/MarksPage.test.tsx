import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import marks from '../content/marks.ts';
import MarksPage from './MarksPage.tsx';

const part = (name: string) => screen.getByRole('region', { name });

test('each of NEB’s grades has its marks and grade point, and the last row is “not graded”', () => {
  renderInSite(<MarksPage data={marks} />, { path: '/plan/marks' });
  const rows = within(screen.getByRole('table', { name: /^NEB grades/ }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[1]).toEqual(['A+', 'from 90%', '4.0']);
  expect(rows[4]).toEqual(['B', 'from 60%', '2.8']);
  expect(rows.at(-1)).toEqual(['NG', 'below 35%', 'not graded']);
});

test('parts without an official rule are marked as the office’s own practice, and the others have sources', () => {
  renderInSite(<MarksPage data={marks} />, { path: '/plan/marks' });
  for (const name of ['Are my marks good enough?', 'Backlogs', 'Gap years and their papers'])
    expect(within(part(name)).getByText('Our own practice')).toBeInTheDocument();
  fireEvent.click(within(part('Backlogs')).getByText('Backlogs'));
  expect(within(part('Backlogs')).getByText(/no official statement/)).toBeVisible();
  for (const name of ['NEB grades', 'Germany’s Studienkolleg, and Europe’s ECTS credits']) {
    expect(within(part(name)).queryByText('Our own practice')).not.toBeInTheDocument();
    expect(within(part(name)).getByText('Sources and dates')).toBeInTheDocument();
  }
});
