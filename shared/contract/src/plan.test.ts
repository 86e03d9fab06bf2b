import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlan, readPlan } from './plan.ts';

beforeEach(() => sessionStorage.clear());

test('the plan has the last text of each page, the page that was changed last at the end', () => {
  keepPlan('/plan/cost', 'Japan');
  keepPlan('/plan/check', 'GPA 3.2');
  keepPlan('/plan/cost', 'Korea');
  expect(readPlan()).toEqual(['GPA 3.2', 'Korea']);
});

test('there is no plan where the browser stores nothing, or other data under its name', () => {
  sessionStorage.setItem('plan', '{"a": 1');
  expect(readPlan()).toEqual([]);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepPlan('/plan/cost', 'Japan')).not.toThrow();
  full.mockRestore();
});
