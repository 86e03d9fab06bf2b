import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing';
import { expect, test } from 'vitest';
import sat from '../content/sat.ts';
import SatPage from './SatPage.tsx';

/** The page hides nothing, and jsdom takes seconds to check that for every element. */
const visibleAnyway = { hidden: true };

const renderPage = () => renderInSite(<SatPage data={sat} />);

test('the page has one h1, and every section has a heading', () => {
  renderPage();
  const headings = screen
    .getAllByRole('heading', visibleAnyway)
    .filter(({ tagName }) => /^H[12]$/.test(tagName));
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'SAT preparation',
    'Test structure',
    'Score ranges',
    'Success of our students',
    'Features',
    'Ready to begin?',
  ]);
});

test('every fact of the specification is on the page', () => {
  const { container } = renderPage();
  const facts = [
    ...['Reading and Writing', '64 minutes, 54 questions'],
    ...['Math no-calculator', '25 minutes, 20 questions'],
    ...['Math with calculator', '55 minutes, 38 questions'],
    '400-1600',
    ...['Exceptional 1500-1600', 'Outstanding 1400-1490', 'Very Good 1300-1390'],
    ...['Above Average 1200-1290', 'Average 1100-1190', 'Below Average 1000-1090'],
    ...['85%', 'reach 1400+', '45%', 'reach 1500+', '250+', 'point average improvement'],
  ];
  for (const fact of facts) expect(container).toHaveTextContent(fact);
});

test('the six features are there, each with its own text', () => {
  const { container } = renderPage();
  for (const { title, description } of sat.features.items) {
    expect(container).toHaveTextContent(title);
    expect(container).toHaveTextContent(description);
  }
});

test('Start Your Preparation leads to the contact page, at the top and at the end', () => {
  renderPage();
  const links = screen
    .getAllByRole('link', visibleAnyway)
    .filter((link) => link.getAttribute('href')?.startsWith('/'))
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Start Your Preparation', '/contact'],
    ['Start Your Preparation', '/contact'],
  ]);
});
