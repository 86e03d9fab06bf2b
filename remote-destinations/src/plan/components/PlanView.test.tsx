import { renderInSite } from '@sayapatri/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePlan } from '../state/usePlan.ts';
import { PlanBar } from './PlanBar.tsx';
import { PlanView } from './PlanView.tsx';

const countries = [
  { id: 'australia', name: 'Australia', inSentence: 'Australia', guidePath: '/study-in-australia' },
  { id: 'uk', name: 'UK', inSentence: 'the UK', guidePath: '/study-in-uk' },
] as const;

function View() {
  const plan = usePlan(countries);
  return (
    <PlanView
      view="intake"
      title="Intake planner"
      bar={<PlanBar plan={plan} countries={countries} />}
      query={plan.query}
      answer={`${plan.country}, ${plan.level}`}
      ask={{ label: 'Ask', question: 'When?' }}
    >
      {null}
    </PlanView>
  );
}
const show = (path: string) => renderInSite(<View />, { path });

afterEach(() => localStorage.clear());

test('a choice changes the address, the device and the links to the other views', async () => {
  const { user } = show('/plan/intake?country=australia&intake=2027-07&marks=3.2');
  await user.selectOptions(screen.getByLabelText('Level'), 'Master');
  await waitFor(() =>
    expect(window.location.search).toBe('?country=australia&level=master&marks=3.2&intake=2027-07'),
  );
  // A month of Australia's belongs to no other country.
  await user.selectOptions(screen.getByLabelText('Country'), 'UK');
  await waitFor(() => expect(window.location.search).toBe('?country=uk&level=master&marks=3.2'));
  expect(await screen.findByText('uk, master')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/plan/compare?country=uk&level=master&marks=3.2',
  );
  expect(localStorage.getItem('plan-answers')).toBe('country=uk&level=master&marks=3.2');
});

test('what the device has kept stands in the fields and in the address, which can be shared', async () => {
  localStorage.setItem('plan-answers', 'country=uk&budget=25+lakh');
  show('/plan/intake?level=diploma');
  expect(screen.getByText('uk, diploma')).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveValue('uk');
  await waitFor(() => expect(window.location.search).toBe('?country=uk&level=diploma&budget=25+lakh'));
});

test('the view that is open is marked', () => {
  show('/plan/intake');
  expect(screen.getByRole('link', { name: 'Intake' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByLabelText('Country')).toHaveValue('australia');
});
