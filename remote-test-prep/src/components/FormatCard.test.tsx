import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { englishTestFormats } from '../content/englishTestFormats.ts';
import ieltsPte from '../content/ieltsPte.ts';
import { FormatCard } from './FormatCard.tsx';

/** Name, duration and size of each paper on a test's card, as text. */
function papersOn(name: string) {
  const format = englishTestFormats.find((test) => test.name === name);
  if (format === undefined) throw new Error(`There is no ${name}.`);
  const { container } = renderInSite(<FormatCard format={format} results={ieltsPte.formats.results} />);
  const papers = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.parentElement);
  return { container, papers: papers.map((paper) => [...(paper?.children ?? [])].slice(0, 2)) };
}

const read = (papers: Element[][]) =>
  papers.map((parts) => parts.map(({ textContent }) => textContent?.trim()).join(': '));

test('the IELTS card states duration and size of each paper, and when results arrive', () => {
  const { container, papers } = papersOn('IELTS');
  expect(read(papers)).toEqual([
    'Listening: 30 minutes, 40 questions',
    'Reading: 60 minutes, 40 questions',
    'Writing: 60 minutes, 2 tasks',
    'Speaking: 11-14 minutes, 3 parts',
  ]);
  expect(container).toHaveTextContent('Results in 13 days');
  expect(screen.getByRole('link', { name: 'Prepare for IELTS' })).toHaveAttribute('href', '/contact');
});

test('the PTE card states the duration of each paper, and when results arrive', () => {
  const { container, papers } = papersOn('PTE');
  expect(read(papers)).toEqual([
    'Speaking & Writing: 54-67 minutes',
    'Reading: 29-30 minutes',
    'Listening: 30-43 minutes',
  ]);
  expect(container).toHaveTextContent('Results in 5 days');
  expect(screen.getByRole('link', { name: 'Prepare for PTE' })).toHaveAttribute('href', '/contact');
});
