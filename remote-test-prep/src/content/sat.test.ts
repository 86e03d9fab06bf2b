// @vitest-environment node
import { expect, test } from 'vitest';
import sat from './sat.ts';

test('the test has three timed parts', () => {
  expect(sat.structure.parts.map((part) => [part.title, part.time.value, part.questions.value])).toEqual([
    ['Reading and Writing', '64 minutes', '54 questions'],
    ['Math no-calculator', '25 minutes', '20 questions'],
    ['Math with calculator', '55 minutes', '38 questions'],
  ]);
});

test('the scale runs from 400 to 1600', () => {
  expect(sat.scores.scale).toEqual({ min: 400, max: 1600 });
  expect(sat.scores.intro).toContain('from 400 to 1600');
});

test('six bands carry their names', () => {
  expect(sat.scores.bands.map(({ from, to, label }) => `${from}-${to} ${label}`)).toEqual([
    '1500-1600 Exceptional',
    '1400-1490 Outstanding',
    '1300-1390 Very Good',
    '1200-1290 Above Average',
    '1100-1190 Average',
    '1000-1090 Below Average',
  ]);
});

test('the success bars are as long as their percentages, and a figure that is no percentage has none', () => {
  expect(sat.success.figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '85% reach 1400+',
    '45% reach 1500+',
    '250+ point average improvement',
  ]);
  expect(sat.success.figures.map(({ percent }) => percent)).toEqual([85, 45, undefined]);
});

test('its buttons say Start Your Preparation and lead to the contact page', () => {
  const button = { label: 'Start Your Preparation', href: '/contact' };
  expect([sat.hero.cta, sat.closing.cta]).toEqual([button, button]);
});
