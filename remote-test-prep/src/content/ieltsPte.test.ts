// @vitest-environment node
import { expect, test } from 'vitest';
import ieltsPte from './ieltsPte.ts';

const [ielts, pte] = ieltsPte.formats.tests;

test('IELTS has four papers and results within 13 days', () => {
  expect(ielts?.papers.map(({ name, time, amount }) => [name, time.value, amount?.value])).toEqual([
    ['Listening', '30 minutes', '40 questions'],
    ['Reading', '60 minutes', '40 questions'],
    ['Writing', '60 minutes', '2 tasks'],
    ['Speaking', '11-14 minutes', '3 parts'],
  ]);
  expect(ieltsPte.formats.results(ielts?.results.value ?? '')).toBe('Results in 13 days');
});

test('PTE has three papers and results within 5 days', () => {
  expect(pte?.papers.map(({ name, time, amount }) => [name, time.value, amount?.value])).toEqual([
    ['Speaking & Writing', '54-67 minutes', undefined],
    ['Reading', '29-30 minutes', undefined],
    ['Listening', '30-43 minutes', undefined],
  ]);
  expect(ieltsPte.formats.results(pte?.results.value ?? '')).toBe('Results in 5 days');
});

test('the page makes four claims', () => {
  expect(ieltsPte.claims.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '95% success rate',
    '15k+ students trained',
    '8.0+ average IELTS',
    '80+ average PTE',
  ]);
});

test('the four core skills each name what is practised', () => {
  const { items } = ieltsPte.skills;
  expect(items.map(({ title }) => title)).toEqual(['Listening', 'Reading', 'Writing', 'Speaking']);
  for (const { practice } of items) expect(practice).toHaveLength(3);
});

test('every button leads to the contact page', () => {
  const buttons = [ieltsPte.hero.cta, ieltsPte.closing.cta, ...ieltsPte.formats.tests.map(({ cta }) => cta)];
  expect(buttons.map(({ href }) => href)).toEqual(['/contact', '/contact', '/contact', '/contact']);
});
