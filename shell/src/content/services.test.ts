import { expect, test } from 'vitest';
import { serviceDetails } from './serviceDetails.fixture.ts';
import services from './services.ts';

test('the tiles show four figures', () => {
  expect(services.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '15k+ students',
    '50+ partner universities',
    '95% success rate',
    '4.9/5 rating',
  ]);
});

test('six cards lead to their pages', () => {
  expect(services.cards.items.map(({ path }) => path)).toEqual([
    '/services/university-admission',
    '/services/test-preparation',
    '/services/accommodation',
    '/services/scholarship',
    '/services/visa',
    '/services/career',
  ]);
});

test('four points say why to choose us', () => {
  expect(services.whyChooseUs.points).toHaveLength(4);
});

test.each(services.cards.items)('the page behind the card $title is complete', ({ title, path }) => {
  const detail = serviceDetails[path];
  expect(detail.path).toBe(path);
  expect(detail.hero.title).toBe(title);
  expect(detail.hero.cta).toEqual({ label: 'Free Consultation', href: '/contact' });
  for (const list of [detail.features, detail.requirements, detail.process, detail.benefits])
    expect(list.length).toBeGreaterThanOrEqual(4);
});

test('university admission takes 3-6 months, seven steps and a price on request', () => {
  const { duration, price, process } = serviceDetails['/services/university-admission'];
  expect(duration).toBe('3-6 months');
  expect(price).toEqual({ text: 'Contact for personalized pricing', note: 'Price on request' });
  expect(process).toHaveLength(7);
});
