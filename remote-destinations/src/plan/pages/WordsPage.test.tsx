import { renderInSite } from '@sayapatri/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import words from '../content/words.ts';
import WordsPage from './WordsPage.tsx';

test('the glossary has an anchor for every word, in alphabetical order', () => {
  const { container } = renderInSite(<WordsPage data={words} />, { path: '/plan/words' });
  const terms = words.list.map(({ term }) => term.toLowerCase());
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b)));
  for (const { id } of words.list) expect(container.querySelector(`#${id}`)).toBeInTheDocument();
  const noc = container.querySelector<HTMLElement>('#noc');
  expect(within(noc ?? container).getByText(/No Objection Certificate/)).toBeVisible();

  // Each word marked on a specimen leads to its entry.
  const links = screen.getAllByRole('link', { name: /^What does / });
  expect(links.map(({ textContent }) => textContent)).toContain('What does CRICOS mean?');
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
});
