import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkedText } from './linkedText.tsx';

test('links stand in a sentence as in Markdown', () => {
  const text = 'Ask for the [NOC](/plan/words#noc) (before you pay), then the [I-20](/plan/words#i-20).';
  renderInSite(<p>{linkedText(text)}</p>);
  expect(screen.getByText(/^Ask for/)).toHaveTextContent('Ask for the NOC (before you pay), then the I-20.');
  expect(screen.getByRole('link', { name: 'NOC' })).toHaveAttribute('href', '/plan/words#noc');
  expect(screen.getByRole('link', { name: 'I-20' })).toHaveAttribute('href', '/plan/words#i-20');
});

test('a text without links stays a text, brackets and all', () => {
  const text = 'Receipts [originals] (and copies)';
  expect(linkedText(text)).toBe(text);
});
