import type { TestRequirements } from '@sayapatri/contract';
import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ieltsPte from '../content/ieltsPte.ts';
import { ownLinks } from '../testing/ownLinks.ts';
import data from '../testing/requirements.json';
import IeltsPtePage from './IeltsPtePage.tsx';

/** The guides' dataset in its shape; the scores are made up. */
const requirements = data as TestRequirements;

const renderPage = () =>
  renderInSite(<IeltsPtePage data={ieltsPte} datasets={{ testRequirements: requirements }} />);

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('without the guides’ dataset there are no requirements, and the page is complete otherwise', () => {
  renderInSite(<IeltsPtePage data={ieltsPte} />);
  expect(screen.queryByRole('table', { name: 'Scores by country and level', hidden: true })).toBeNull();
  expect(screen.getByText('Convert your score')).toBeInTheDocument();
});

const countries = Object.values(requirements).map(({ label, guidePath }) => [label, guidePath]);

test('the page’s buttons link to the contact page, and its countries to their guides', () => {
  renderPage();
  expect(ownLinks()).toEqual([
    ['Free Consultation', '/contact'],
    ['Class times and fees', '/services/test-preparation'],
    ['Prepare for IELTS', '/contact'],
    ['Prepare for PTE', '/contact'],
    ...countries,
    ['Ask about my score', '/contact?message=Which+English+test+suits+me%3F'],
    ['Where do I fit?', '/plan/check'],
    ['Talk to a Counsellor', '/contact'],
  ]);
});

test('the scores of both tests stand in one table with rows of one width, even if a cell covers both levels', () => {
  renderPage();
  const table = within(screen.getByRole('table', { name: 'Scores by country and level' }));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['Country', 'Bachelor', 'Master']);
  const [, ...shown] = table.getAllByRole<HTMLTableRowElement>('row');
  const askPte = 'PTE ask us';
  expect(shown.map(({ cells }) => textsOf([...cells]))).toEqual([
    ['Australia', 'IELTS 1.0 (no band under 0.5)PTE 10-14', 'IELTS 1.5PTE 18'],
    // A score that the country does not name is marked as an equivalent.
    ['USA', 'IELTS 6.0-7.0PTE 47-63 equivalent', 'IELTS 6.5-7.5PTE 55-71 equivalent'],
    ['UK', `IELTS 2.0${askPte}`, `IELTS ask us${askPte}`],
    ['Canada', `Step 7 is IELTS 3.0${askPte}`],
    ['New Zealand', `IELTS 4.0${askPte}`, `IELTS 4.5${askPte}`],
    ['Japan', `IELTS 5.0${askPte}`, `IELTS 5.5${askPte}`],
  ]);
  for (const { cells } of shown) expect([...cells].reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(3);
});
