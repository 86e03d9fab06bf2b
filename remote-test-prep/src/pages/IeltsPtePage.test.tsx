import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ieltsPte from '../content/ieltsPte.ts';
import { requirements } from '../testing/requirements.ts';
import IeltsPtePage from './IeltsPtePage.tsx';

/** The page hides nothing, and jsdom takes seconds to check that for every element. */
const visibleAnyway = { hidden: true };

const renderPage = () =>
  renderInSite(<IeltsPtePage data={ieltsPte} datasets={{ testRequirements: requirements }} />);

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the page has one h1, and every section has a heading: which test comes first', () => {
  renderPage();
  const headings = screen
    .getAllByRole('heading', visibleAnyway)
    .filter(({ tagName }) => /^H[12]$/.test(tagName));
  expect(textsOf(headings)).toEqual([
    'IELTS & PTE preparation',
    'Which test suits you?',
    'Test format',
    'IELTS & PTE requirements',
    'Convert your score',
    'Core skills',
    'Benefits',
    'Still not sure?',
  ]);
});

test('without the guides’ dataset there are no requirements, and the page is complete otherwise', () => {
  renderInSite(<IeltsPtePage data={ieltsPte} />);
  expect(screen.queryByRole('table', { name: 'IELTS scores by country and level', hidden: true })).toBeNull();
  expect(screen.getByText('Convert your score')).toBeInTheDocument();
});

const countries = Object.values(requirements).map(({ label, guidePath }) => [label, guidePath]);

test('the page’s buttons link to the contact page, and its countries to their guides', () => {
  renderPage();
  const links = screen
    .getAllByRole('link', visibleAnyway)
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Free Consultation', '/contact'],
    ['Class times and fees', '/services/test-preparation'],
    ['Prepare for IELTS', '/contact'],
    ['Prepare for PTE', '/contact'],
    // Once for each test.
    ...countries,
    ...countries,
    ['Ask about my score', '/contact?message=Which+English+test+suits+me%3F'],
    ['Where do I fit?', '/plan/check'],
    ['Talk to a Counsellor', '/contact'],
  ]);
});

test.each<[test: string, rows: string[][]]>([
  [
    'IELTS',
    [
      ['Australia', '1.0 (no band under 0.5)', '1.5'],
      ['USA', '6.0-7.0', '6.5-7.5'],
      ['UK', '2.0', ieltsPte.requirements.missing],
      ['Canada', 'Step 7 is IELTS 3.0'],
      ['New Zealand', '4.0', '4.5'],
      ['Japan', '5.0', '5.5'],
    ],
  ],
  [
    'PTE',
    [
      ['Australia', '10-14', '18'],
      // A score that the country does not name is marked as an equivalent.
      ['USA', '47-63 equivalent', '55-71 equivalent'],
      ['UK', ieltsPte.requirements.missing],
      ['Canada', ieltsPte.requirements.missing],
      ['New Zealand', ieltsPte.requirements.missing],
      ['Japan', ieltsPte.requirements.missing],
    ],
  ],
])(
  'the scores of %s stand in a table with rows of one width, even if a cell covers both levels',
  (name, rows) => {
    renderPage();
    const table = within(screen.getByRole('table', { name: `${name} scores by country and level` }));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual(['Country', 'Bachelor', 'Master']);
    const [, ...shown] = table.getAllByRole<HTMLTableRowElement>('row');
    expect(shown.map(({ cells }) => textsOf([...cells]))).toEqual(rows);
    for (const { cells } of shown) expect([...cells].reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(3);
  },
);

test('three questions lead to a test, with the reasons', async () => {
  const { user } = renderPage();
  const [answer] = screen.getAllByRole('status');
  const { start, ielts, pte, either, questions } = ieltsPte.choice;
  expect(questions).toHaveLength(3);
  expect(answer).toHaveTextContent(start);
  await user.click(screen.getByLabelText('A computer'));
  expect(answer).toHaveTextContent(`${pte}In PTE you speak into a headset.`);
  await user.click(screen.getByLabelText('Elsewhere'));
  expect(answer).toHaveTextContent(either);
  await user.click(screen.getByLabelText('An examiner'));
  expect(answer).toHaveTextContent(`${ielts}In IELTS you talk with an examiner, face to face.`);
});
