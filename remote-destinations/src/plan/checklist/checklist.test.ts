import { expect, test } from 'vitest';
import checklist from '../content/checklist.ts';

const itemOf = (country: string, id: string) =>
  checklist.countries.find((one) => one.id === country)?.items.find((item) => item.id === id);

test('the words beside the money to show say whether its rupees include the tuition', () => {
  const australia = itemOf('australia', 'funds');
  expect(australia?.sum).toMatch(/^NPR [\d.–]+ lakh for the first year of a bachelor’s degree$/);
  expect(australia?.text).toMatch(
    /\. That is to live on; the sum in rupees includes the first year’s tuition\. Add travel: AUD 2,000\.$/,
  );
  // The rule asks for living costs alone.
  expect(itemOf('germany', 'funds')?.sum).toMatch(/lakh$/);
  expect(itemOf('germany', 'funds')?.text).not.toContain('tuition');
});

test('the time for a decision is no paper to tick, but stands with the application', () => {
  expect(checklist.countries.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('time');
  expect(itemOf('uk', 'visa')?.text).toMatch(
    / all of the papers\. Time for a decision[^.]*: usually 3 weeks/,
  );
});
