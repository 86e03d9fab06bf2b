import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import ieltsPte from '../content/ieltsPte.ts';
import IeltsPtePage from './IeltsPtePage.tsx';

/** The page hides nothing, and jsdom takes seconds to check that for every element. */
const visibleAnyway = { hidden: true };

const renderPage = () => renderInSite(<IeltsPtePage data={ieltsPte} />);

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('the page has one h1, and every section has a heading', () => {
  renderPage();
  const headings = screen
    .getAllByRole('heading', visibleAnyway)
    .filter(({ tagName }) => /^H[12]$/.test(tagName));
  expect(textsOf(headings)).toEqual([
    'IELTS & PTE preparation',
    'Test format',
    'IELTS & PTE requirements',
    'Core skills',
    'Benefits',
    'Not sure which test to take?',
  ]);
});

test('every fact of the specification is on the page', () => {
  const { container } = renderPage();
  const facts = [
    ...['95%', '15k+', '8.0+', '80+'],
    ...['30 minutes', '60 minutes', '11-14 minutes', '40 questions', '2 tasks', '3 parts'],
    ...['54-67 minutes', '29-30 minutes', '30-43 minutes'],
    ...['Results in 13 days', 'Results in 5 days'],
    ...['6.0 (no band under 5.5)', '6.5 (no band under 6.0)', '50-54', '58-65'],
    ...['6.0-7.0', '6.5-7.5', '6.0-6.5', '6.5-7.0', '5.5-6.0'],
    'CLB 7 is IELTS 6.0, CLB 9 is IELTS 7.0',
  ];
  for (const fact of facts) expect(container).toHaveTextContent(fact);
});

test('the four core skills and six benefits are there, each with its own text', () => {
  const { container } = renderPage();
  const { skills, benefits } = ieltsPte;
  const practiced = skills.items.flatMap(({ practice }) => practice);
  const told = [...skills.items, ...benefits.items].flatMap(({ title, description }) => [title, description]);
  for (const text of [...practiced, ...told]) expect(container).toHaveTextContent(text);
});

test('its buttons lead to the contact page, its countries to their guides', () => {
  renderPage();
  const links = screen
    .getAllByRole('link', visibleAnyway)
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Free Consultation', '/contact'],
    ['Prepare for IELTS', '/contact'],
    ['Prepare for PTE', '/contact'],
    ['Australia', '/study-in-australia'],
    ['USA', '/study-in-usa'],
    ['UK', '/study-in-uk'],
    ['Canada', '/study-in-canada'],
    ['New Zealand', '/study-in-new-zealand'],
    ['Japan', '/study-in-japan'],
    ['Convert your score', '/plan/scores'],
    ['Talk to a Counsellor', '/contact'],
  ]);
});
