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

test('every claim, and every length and size of a paper, is on the page', () => {
  const { container } = renderPage();
  for (const { value, label } of ieltsPte.claims.stats)
    expect(screen.getByText(label).parentElement).toHaveTextContent(value);
  for (const { papers, results } of ieltsPte.formats.tests) {
    expect(container).toHaveTextContent(`Results in ${results.value}`);
    for (const { name, time, amount } of papers)
      expect(container).toHaveTextContent([`${name}${time.value}`, amount?.value].filter(Boolean).join(', '));
  }
});

test('without the guides’ dataset there are no requirements, and the page is complete otherwise', () => {
  renderInSite(<IeltsPtePage data={ieltsPte} />);
  expect(screen.queryByRole('table', { name: ieltsPte.requirements.caption, hidden: true })).toBeNull();
  expect(screen.getByText('Convert your score')).toBeInTheDocument();
});

test('the core skills and the benefits are on the page, each with its own text', () => {
  const { container } = renderPage();
  for (const { title, description } of [...ieltsPte.skills.items, ...ieltsPte.benefits.items])
    for (const text of [title, description]) expect(container).toHaveTextContent(text);
});

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
    ['Australia', '/study-in-australia'],
    ['USA', '/study-in-usa'],
    ['UK', '/study-in-uk'],
    ['Canada', '/study-in-canada'],
    ['New Zealand', '/study-in-new-zealand'],
    ['Japan', '/study-in-japan'],
    ['Ask about my score', '/contact?message=Which+English+test+suits+me%3F'],
    ['Where do I fit?', '/plan/check'],
    ['Talk to a Counsellor', '/contact'],
  ]);
});

test('the table has headings for country, test and level, and rows of one width, even if a cell covers both levels', () => {
  renderPage();
  const table = within(screen.getByRole('table', { name: ieltsPte.requirements.caption }));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
    ...['Country', 'IELTS', 'PTE'],
    ...['Bachelor', 'Master', 'Bachelor', 'Master'],
  ]);
  const [, , ...rows] = table.getAllByRole<HTMLTableRowElement>('row');
  for (const { cells } of rows) expect([...cells].reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(5);
  // A PTE score that the country does not name is marked as an equivalent.
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Australia', '1.0 (no band under 0.5)', '1.5', '10-14', '18'],
    ['USA', '6.0-7.0', '6.5-7.5', '47-63 equivalent', '55-71 equivalent'],
    ['UK', '2.0', ieltsPte.requirements.missing, ieltsPte.requirements.missing],
    ['Canada', 'Step 7 is IELTS 3.0', ieltsPte.requirements.missing],
    ['New Zealand', '4.0', '4.5', ieltsPte.requirements.missing],
    ['Japan', '5.0', '5.5', ieltsPte.requirements.missing],
  ]);
});

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
