import { afterEach, expect, test, vi } from 'vitest';
import { keepAnswers, keptAnswers, withAnswers, withKept, withKnown } from './planAnswers.ts';
import { planIn } from './usePlan.ts';

const countries = ['australia', 'uk', 'germany', 'france', 'japan'].map((id) => ({
  id,
  name: id,
  inSentence: id,
  guidePath: `/study-in-${/germany|france/.test(id) ? 'europe' : id}` as const,
}));
const read = (query: string) => withKnown(new URLSearchParams(query), countries).toString();

afterEach(() => localStorage.clear());

test.each([
  ['country=uk&level=master', 'country=uk&level=master'],
  ['country=uk&country=japan&country=france&country=australia', 'country=uk&country=japan&country=france'],
  ['country=europe', 'country=germany'],
  ['country=atlantis&level=nursery', ''],
  ['country=uk&country=uk', 'country=uk'],
  ['marks=&tuition=25%2C000', 'tuition=25%2C000'],
])('%s is read as %s', (query, answers) => expect(read(query)).toBe(answers));

test('the address comes first, and the device fills in what it lacks', () => {
  const kept = new URLSearchParams('country=uk&country=japan&level=master&test=pte&score=58&tuition=1');
  const filled = (query: string) => withKept(new URLSearchParams(query), kept).toString();
  expect(filled('')).toBe('country=uk&country=japan&level=master&test=pte&score=58');
  expect(filled('country=france&test=ielts')).toBe('country=france&level=master&test=ielts');
});

test('a plan has the usual country and level until others are chosen', () => {
  expect(planIn(new URLSearchParams())).toMatchObject({
    countries: [],
    country: 'australia',
    level: 'bachelor',
  });
  expect(planIn(new URLSearchParams('country=uk&country=japan&level=diploma'))).toMatchObject({
    countries: ['uk', 'japan'],
    country: 'uk',
    level: 'diploma',
  });
});

test('the device keeps the answers, and nothing that belongs to one page', () => {
  keepAnswers(new URLSearchParams('country=uk&budget=25+lakh&tuition=18000'));
  expect(keptAnswers().toString()).toBe('country=uk&budget=25+lakh');
  expect(withAnswers('/plan/check', new URLSearchParams('country=uk&city=big'))).toBe(
    '/plan/check?country=uk',
  );
  expect(withAnswers('/plan/check', new URLSearchParams('city=big'))).toBe('/plan/check');
});

test('a device that stores nothing, or garbage, keeps no answers', () => {
  localStorage.setItem('plan-answers', '{"a":["b"');
  expect(keptAnswers().toString()).toBe('');
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepAnswers(new URLSearchParams('country=uk'))).not.toThrow();
  expect(keptAnswers().toString()).toBe('');
  for (const mock of [set, get]) mock.mockRestore();
});
