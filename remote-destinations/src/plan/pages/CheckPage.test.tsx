import { renderInSite } from '@sayapatri/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import check from '../content/check.ts';
import CheckPage from './CheckPage.tsx';

// Only some countries, because jsdom takes long to compute the accessible names that queries compare.
const countries = check.countries.filter(({ id }) => ['australia', 'usa', 'germany', 'japan'].includes(id));
const show = (query = '') =>
  renderInSite(<CheckPage data={{ ...check, countries }} />, { path: `/plan/check${query}` });
const groupOf = (country: string) => {
  const list = screen.getByText(country, { selector: 'h4 a' }).closest('ul');
  return list?.parentElement?.querySelector('h3')?.textContent;
};

test('the page shows an example, marked as such, until the visitor answers', () => {
  show();
  expect(groupOf('Australia')).toBe('Possible');
  expect(screen.getByText('Until you answer, an example:').closest('[role=status]')).toHaveTextContent(
    / 65%, IELTS 6\.5 and 50 lakh/,
  );
  expect(screen.getByLabelText('GPA or percentage')).toHaveValue('');
  // The table below has the whole condition.
  expect(screen.getByText(/^IELTS 6\.0 \(no band under 5\.5\), PTE 50-54;/)).toHaveTextContent(
    'for the visa itself at least IELTS 6.0, PTE 47, TOEFL 67',
  );
  // Where a form states the money to show, its name is explained.
  expect(screen.getByText('I-20', { selector: 'a' })).toHaveAttribute('href', '/plan/words#i-20');
});

test('the answers of the address fill the form and the enquiry', () => {
  show('?finished=bachelor&marks=55&gap=3&test=pte&score=58&budget=50+lakh');
  expect(screen.getByLabelText('GPA or percentage')).toHaveValue('55');
  expect(groupOf('Australia')).toBe('Possible');
  expect(
    screen.getByText(/Marks: 55%, average by our yardstick \(good from 60%\), which narrows the choice\./),
  ).toHaveAttribute('role', 'status');
  const link = screen.getByText('Ask about my answers', { selector: 'a' }).getAttribute('href') ?? '';
  const message = new URL(link, 'http://site').searchParams.get('message');
  expect(message).toContain(
    'I have finished Bachelor, 55%, 3 years since then, PTE 58, NPR 50,00,000 a year.',
  );
});

test('good marks and short gaps are answered too, and a country without a fixed score says so', () => {
  show('?marks=3&gap=1&test=ielts&score=6.5');
  expect(
    screen.getByText(
      /Marks: GPA 3\.0, good by our yardstick \(from GPA 2\.8\); each university sets its own\./,
    ),
  ).toHaveTextContent('Your study gap needs no explanation.');
  const germany = screen.getByText('Germany', { selector: 'h4 a' }).closest('li');
  expect(germany).toHaveTextContent(/usually IELTS or TOEFL ?Score: ask the university\./);
});

test('an unreadable answer is reported at its field', () => {
  show('?marks=abc');
  expect(screen.getByLabelText('GPA or percentage')).toBeInvalid();
  expect(screen.getByText('Write a GPA from 0 to 4, or a percentage.')).toBeInTheDocument();
});
