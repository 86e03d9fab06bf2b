import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkedText } from './linkedText.tsx';

test('links are written in a sentence as in Markdown', () => {
  const text = 'Ask for the [NOC](/plan/words#noc) (before you pay), then the [I-20](/plan/words#i-20).';
  renderInSite(<p>{linkedText(text)}</p>);
  expect(screen.getByText(/^Ask for/)).toHaveTextContent('Ask for the NOC (before you pay), then the I-20.');
  expect(screen.getByRole('link', { name: 'NOC' })).toHaveAttribute('href', '/plan/words#noc');
  expect(screen.getByRole('link', { name: 'I-20' })).toHaveAttribute('href', '/plan/words#i-20');
});

test('a sentence may link the same word twice', () => {
  renderInSite(
    <p>{linkedText('First the [NOC](/plan/words#noc), then the copy of the [NOC](/plan/checklist).')}</p>,
  );
  expect(screen.getAllByRole('link', { name: 'NOC' })).toHaveLength(2);
});

test('a text without links stays a text, brackets and all', () => {
  const text = 'Receipts [originals] (and copies)';
  expect(linkedText(text)).toBe(text);
});

test('an amount, a time, a date and the name of a form stand on one line, with the mark after them', () => {
  renderInSite(
    <p>
      {linkedText(
        'From AUD 20,000–45,000, or NPR 42.2–88.2 lakh, €992–€1,091 a month for 18 months, on your I-20. Work 20 hours per week for $10.94 per hour from 29 September 2026 or January 2027.',
      )}
    </p>,
  );
  const sentence = screen.getByText(/^From/);
  expect(sentence).toHaveTextContent(
    /^From AUD 20,000–45,000, or NPR 42\.2–88\.2 lakh, €992–€1,091 a month for 18 months, on your I-20\. Work/,
  );
  expect([...sentence.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'AUD 20,000–45,000,',
    'NPR 42.2–88.2 lakh,',
    '€992–€1,091',
    'a month',
    '18 months,',
    'I-20.',
    '20 hours',
    'per week',
    'per hour',
    '29 September 2026',
    'January 2027.',
  ]);
});
