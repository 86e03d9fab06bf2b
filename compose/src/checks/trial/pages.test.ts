/** Two rows of pages.thorough.test.ts, so that `pnpm test` too finds a trial that refuses nothing, or everything. */
import { expect, it } from 'vitest';
import { composeRows } from '../../testing/tryPage.ts';
import { openStage } from './browserTrial.ts';
import { pages } from './pages.fixture.ts';

it('a page that throws on a phone is refused, and one that catches its errors is not', async () => {
  const rows = pages.filter(({ name }) => /^(throws on a phone only|catches its errors)/.test(name));
  const [stage, tryRow] = await Promise.all([openStage(), composeRows(rows)]);
  const rules: (string | undefined)[] = [];
  for (const row of rows) rules.push((await tryRow(row, stage, 60_000))?.rule);
  await stage.close();
  expect(rules).toEqual(['No error and no warning', undefined]);
});
