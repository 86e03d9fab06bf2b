import type { TestRequirements } from '@sayapatri/contract';
import { renderInSite } from '@sayapatri/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import scores from '../content/scores.ts';
import requirements from '../testing/requirements.json';
import { ScoreSection } from './ScoreSection.tsx';

const show = (query = '') =>
  renderInSite(<ScoreSection texts={scores} requirements={requirements as TestRequirements} />, {
    path: `/ielts-pte${query}`,
  });
const result = () =>
  [...screen.getByRole('status').querySelectorAll('dl > div')].map(({ textContent }) => textContent);

test('a score is converted while it is typed, and kept in the address', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('PTE Academic'));
  expect(screen.getByText(/^Type a score/)).toBeVisible();
  await user.type(screen.getByLabelText('Overall score'), '58');
  expect(screen.getByText('PTE Academic 58 is about the same as:')).toBeVisible();
  expect(result()).toEqual(['IELTS 6.5', 'TOEFL iBT, 0–120 79–93', 'TOEFL iBT, 1–6 4.0 or 4.5']);
  expect(window.location.search).toBe('?test=pte&score=58');
});

test('the countries are named in which the score opens some courses', () => {
  show('?test=ielts&score=4.5');
  expect(screen.getByRole('status')).toHaveTextContent(
    'With this score some courses are open to you in Australia, UK, Canada and New Zealand.',
  );
});

test('until a score is given, IELTS 6.5 is an example; the slider sets another score', () => {
  show();
  expect(screen.getByLabelText('Overall score')).toHaveValue('6.5');
  expect(screen.getByText('IELTS 6.5 is about the same as:')).toBeVisible();
  expect(result()).toEqual(['PTE Academic 55–62', 'TOEFL iBT, 0–120 79–93', 'TOEFL iBT, 1–6 4.0 or 4.5']);
  const slider = screen.getByRole('slider', { name: 'Move along the scales' });
  expect(slider).toHaveAttribute('aria-valuetext', 'IELTS 6.5');
  fireEvent.input(slider, { target: { value: '7.5' } });
  expect(screen.getByLabelText('Overall score')).toHaveValue('7.5');
  expect(result()).toEqual(['PTE Academic 71–78', 'TOEFL iBT, 0–120 102–109', 'TOEFL iBT, 1–6 5.0 or 5.5']);
  expect(window.location.search).toBe('?test=ielts&score=7.5');
});

test('a test chosen before hydration stays chosen and clears the example', () => {
  // Layout effects run before the effect in which the form first reads its fields.
  function EarlyChoice() {
    useLayoutEffect(() => {
      (screen.getByLabelText('PTE Academic') as HTMLInputElement).checked = true;
    }, []);
    return <ScoreSection texts={scores} requirements={undefined} />;
  }
  renderInSite(<EarlyChoice />, { path: '/ielts-pte' });
  expect(window.location.search).toBe('?test=pte');
  expect(screen.getByLabelText('PTE Academic')).toBeChecked();
  expect(screen.getByLabelText('Overall score')).toHaveValue('');
});

test('the converter opens with the score in the address, and asks about it', () => {
  show('?test=toefl&score=100');
  expect(screen.getByLabelText('TOEFL iBT')).toBeChecked();
  expect(screen.getByLabelText('Overall score')).toHaveValue('100');
  expect(result()).toEqual(['IELTS 7.0', 'PTE Academic 63–70', 'TOEFL iBT, 1–6 5.0']);
  const href = screen.getByText('Ask about my score', { selector: 'a' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://site').searchParams.get('message')).toBe(
    'My TOEFL iBT score is 100. Where can I study with it?',
  );
});

test('a TOEFL score from 1 to 6 stands for several totals, and so for a range of the others', () => {
  show('?test=toefl&score=4.5');
  expect(result()).toEqual(['IELTS 6.5–7.0', 'PTE Academic 55–70', 'TOEFL iBT, 0–120 86–94']);
});

test('the result says that a score is outside the tables', () => {
  show('?test=ielts&score=9.5');
  expect(screen.getByText(/^The tables do not cover this score/)).toBeVisible();
  expect(result()).toEqual([]);
});
