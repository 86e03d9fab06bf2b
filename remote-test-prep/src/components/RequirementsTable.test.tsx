import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ieltsPte from '../content/ieltsPte.ts';
import { requirements } from '../testing/requirements.ts';
import { RequirementsTable } from './RequirementsTable.tsx';

const renderTable = () => {
  renderInSite(<RequirementsTable requirements={requirements} {...ieltsPte.requirements} />);
  return screen.getByRole('table', { name: 'English scores by country and level' });
};

test('the table has headings for country, test and level, and rows of one width, even if a cell covers both levels', () => {
  const table = within(renderTable());
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Country', 'IELTS', 'PTE'],
    ...['Bachelor', 'Master', 'Bachelor', 'Master'],
  ]);
  const [, , ...rows] = table.getAllByRole<HTMLTableRowElement>('row');
  for (const { cells } of rows) expect([...cells].reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(5);
});

test('each country has its row; a PTE score that the country does not name is marked as an equivalent', () => {
  const [, , ...rows] = within(renderTable()).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Australia', '1.0 (no band under 0.5)', '1.5', '10-14', '18'],
    ['USA', '6.0-7.0', '6.5-7.5', '47-63 equivalent', '55-71 equivalent'],
    ['UK', '2.0', ieltsPte.requirements.missing, ieltsPte.requirements.missing],
    ['Canada', 'Step 7 is IELTS 3.0', 'IELTS 3.0 is PTE 20 equivalent'],
    ['New Zealand', '4.0', '4.5', ieltsPte.requirements.missing],
    ['Japan', '5.0', '5.5', ieltsPte.requirements.missing],
  ]);
});
