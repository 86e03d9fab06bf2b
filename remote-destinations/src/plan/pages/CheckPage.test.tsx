import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import CheckPage from './CheckPage.tsx';

const show = (query = '') => renderInSite(<CheckPage />, { path: `/plan/check${query}` });
const cardOf = (country: string) =>
  screen.getByText(country, { selector: 'h2' }).closest('li') as HTMLElement;
const answer = () => document.querySelector('[role=status]');

afterEach(() => localStorage.clear());

test('nothing is judged before an answer; the marks stand below', async () => {
  show('?level=master');
  expect(answer()).toHaveTextContent('Which countries fit you?');
  expect(screen.queryByText('Australia', { selector: 'h2' })).toBeNull();
  expect(answer()?.nextElementSibling).toHaveTextContent(/Each of eleven countries then gets a card/);
  expect(await screen.findByText('from 70%: 3.2', { ignore: 'td' })).toBeVisible();
  expect(screen.getByText('Gap years and their papers')).toBeVisible();
});

test('each country has a card with its reason and the next step', async () => {
  const { user } = show('?level=bachelor&marks=55&budget=50+lakh');
  expect(answer()).toHaveTextContent(/possible/);
  expect(answer()).toHaveTextContent('Your marks are average by our yardstick (good from 60%)');
  await user.selectOptions(screen.getByLabelText('English test'), 'IELTS');
  await user.type(screen.getByLabelText('Overall score'), '6.0');
  await waitFor(() => expect(cardOf('USA')).toHaveTextContent('enough for some universities'));
  expect(window.location.search).toBe('?level=bachelor&marks=55&test=ielts&score=6.0&budget=50+lakh');
  // The visa officer wants to see more than a first year costs.
  expect(cardOf('UK')).toHaveTextContent(/The first year costs more|wants to see|cheaper courses/);
  expect(within(cardOf('USA')).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\//));
});

test('an unreadable answer is refused by name', () => {
  show('?marks=4.2&test=ielts&score=6.3');
  expect(screen.getByLabelText('GPA or percentage')).toHaveAccessibleDescription(
    'Marks: write a GPA from 0 to 4, or a percentage from 20 to 100.',
  );
  expect(screen.getByLabelText('Overall score')).toHaveAccessibleDescription(
    'Score: IELTS gives 0 to 9 in halves.',
  );
});

test('the answers go into the enquiry', () => {
  show('?level=master&marks=3.1&gap=3&test=pte&score=58&budget=50+lakh');
  const link = screen.getByText('Send these answers to us', { selector: 'a' }).getAttribute('href') ?? '';
  expect(new URL(link, 'http://site').searchParams.get('message')).toContain(
    'I plan: Master, GPA 3.1, 3 years since I finished, PTE 58, NPR 50,00,000 a year.',
  );
});
