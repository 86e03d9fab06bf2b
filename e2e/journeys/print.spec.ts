import type { Page } from '@playwright/test';
import { guides } from '../routes.ts';
import { htmlOf } from '../siteFolder.ts';
import { expect, test, visit } from '../test.ts';

/** How many sheets of A4 the page prints on. */
const sheetsOf = async (tab: Page) =>
  (await tab.pdf({ format: 'A4' })).toString('latin1').match(/\/Type ?\/Page\b/g)?.length;

test('the guide with the most to print needs five sheets of A4 at most', async ({ tab }) => {
  const [longest = ''] = guides.toSorted((one, other) => htmlOf(other).length - htmlOf(one).length);
  await tab.goto(longest);
  expect([2, 3, 4, 5]).toContain(await sheetsOf(tab));
});

for (const path of [
  '/plan/cost?country=uk&tuition=18000',
  '/plan/compare',
  '/plan/checklist?country=korea',
  '/plan/words',
  '/plan/check?level=master&marks=55&gap=3&test=pte&score=58&budget=50+lakh',
  '/plan/intake?country=uk&intake=2027-05',
])
  test(`${path} prints to one page`, async ({ tab }) => {
    // The nearer an intake, the longer the words on it.
    await tab.clock.setFixedTime('2026-11-22T06:00:00Z');
    await visit(tab, path);
    expect(await sheetsOf(tab)).toBe(1);
  });
