import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import glossary from '../content/glossary.json';
import { groups } from '../content/words.ts';
import WordsPage from './WordsPage.tsx';

test('the glossary has every word once, in alphabetical order by country', () => {
  const { container } = renderInSite(<WordsPage />, { path: '/plan/words' });
  expect(groups.flatMap((group) => group.words)).toHaveLength(glossary.length);
  for (const { title, words: found } of groups) {
    const terms = found.map(({ term }) => term.toLowerCase());
    expect(terms, title).toEqual([...terms].sort((a, b) => a.localeCompare(b)));
  }
  for (const { id } of glossary) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);

  // Each word marked on a specimen leads to its entry.
  const links = screen.getAllByRole('link', { name: /^What does /, hidden: true });
  expect(links.map(({ textContent }) => textContent)).toContain('What does CRICOS mean?');
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
});
