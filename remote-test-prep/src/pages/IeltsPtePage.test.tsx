import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ieltsPte from '../content/ieltsPte.ts';
import { requirements } from '../testing/requirements.ts';
import IeltsPtePage from './IeltsPtePage.tsx';

/** The page hides nothing, and jsdom takes seconds to check that for every element. */
const visibleAnyway = { hidden: true };

const renderPage = () =>
  renderInSite(<IeltsPtePage data={ieltsPte} datasets={{ testRequirements: requirements }} />);

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the page has one h1, and every section has a heading', () => {
  renderPage();
  const headings = screen
    .getAllByRole('heading', visibleAnyway)
    .filter(({ tagName }) => /^H[12]$/.test(tagName));
  expect(textsOf(headings)).toEqual([
    'IELTS & PTE preparation',
    'IELTS & PTE requirements',
    'Test format',
    'Core skills',
    'Benefits',
    'Not sure which test to take?',
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

test('without the guides’ dataset there is no table of requirements, and the page is complete otherwise', () => {
  renderInSite(<IeltsPtePage data={ieltsPte} />);
  expect(screen.queryByRole('table', visibleAnyway)).toBeNull();
  expect(screen.getByText('Convert your score')).toBeInTheDocument();
});

test('the core skills and the benefits are on the page, each with its own text', () => {
  const { container } = renderPage();
  const { skills, benefits } = ieltsPte;
  const practiced = skills.items.flatMap(({ practice }) => practice);
  const told = [...skills.items, ...benefits.items].flatMap(({ title, description }) => [title, description]);
  for (const text of [...practiced, ...told]) expect(container).toHaveTextContent(text);
});

test('the page’s buttons link to the contact page, and its countries to their guides', () => {
  renderPage();
  const links = screen
    .getAllByRole('link', visibleAnyway)
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Free Consultation', '/contact'],
    ['Australia', '/study-in-australia'],
    ['USA', '/study-in-usa'],
    ['UK', '/study-in-uk'],
    ['Canada', '/study-in-canada'],
    ['New Zealand', '/study-in-new-zealand'],
    ['Japan', '/study-in-japan'],
    ['Convert your score', '/plan/scores'],
    ['Prepare for IELTS', '/contact'],
    ['Prepare for PTE', '/contact'],
    ['Class times and fees', '/services/test-preparation'],
    ['Talk to a Counsellor', '/contact'],
  ]);
});
