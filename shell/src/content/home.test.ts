import emblems from 'shared/drawings/emblems/Emblems.tsx?drawing';
import portraits from 'shared/drawings/portraits/portraits.tsx?pictures';
import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { faq } from './faq.ts';
import home from './home.ts';
import { leadership, teamMembers } from './team.ts';
import { testimonials } from './testimonials.ts';
import { universities } from './universities.ts';

test('the hero starts the journey at the contact page', () => {
  expect(home.hero.cta).toEqual({ label: 'Start Your Journey', href: '/contact' });
});

test('the page makes its four headline claims', () => {
  const claims = [...home.hero.claims, home.whyChooseUs.claim];
  expect(claims.map(({ before = '', value, after }) => `${before} ${value} ${after}`.trim())).toEqual([
    'Trusted by 1000+ students',
    '98% success rate',
    'Free initial consultation',
    '100% success rate',
  ]);
});

test('the two success rates say what they count', () => {
  const rates = [...home.hero.claims, home.whyChooseUs.claim].filter(({ after }) => after === 'success rate');
  expect(rates.map(({ scope }) => scope ?? '')).not.toContain('');
  expect(new Set(rates.map(({ scope }) => scope)).size).toBe(2);
});

test('four services come with three bullets each', () => {
  expect(home.services.cards.map(({ title, features }) => [title, features.length])).toEqual([
    ['University Admissions', 3],
    ['Academic Planning', 3],
    ['Study Abroad', 3],
    ['Scholarship Guidance', 3],
  ]);
});

test('eight countries have three facts each, in the order of the page', () => {
  for (const facts of Object.values(destinations))
    expect(Object.keys(facts)).toEqual(['tuition', 'english', 'work']);
  expect(Object.keys(destinations)).toEqual([
    '/study-in-usa',
    '/study-in-uk',
    '/study-in-canada',
    '/study-in-australia',
    '/study-in-new-zealand',
    '/study-in-japan',
    '/study-in-europe',
    '/study-in-korea',
  ]);
});

test('twelve different universities have a secure site each', () => {
  expect(universities).toHaveLength(12);
  expect(new Set(universities.map(({ name }) => name)).size).toBe(12);
  for (const { website } of universities) expect(new URL(website).protocol).toBe('https:');
});

test('three points say why to choose us', () => {
  expect(home.whyChooseUs.points.map(({ title }) => title)).toEqual([
    'Expert Counselors',
    'Global Network',
    'End-to-End Support',
  ]);
});

test('eight different questions are answered', () => {
  expect(faq).toHaveLength(8);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(8);
  for (const { question } of faq) expect(question).toMatch(/\?$/);
});

test('three students give five stars, with a date', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  for (const { role } of testimonials) expect(role).toMatch(/^[A-Z][a-z]+ \d{4}$/);
});

test('every university, student and team member has a picture', () => {
  for (const { image } of universities) expect(decodeURIComponent(emblems)).toContain(`<view id="${image}"`);
  for (const { image } of [...testimonials, ...leadership, ...teamMembers])
    expect(portraits[image]?.src).toMatch(/svg/);
});
