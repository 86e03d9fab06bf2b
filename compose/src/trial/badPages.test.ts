/** Three rows of badPages.thorough.test.ts, so that `pnpm test` too finds a trial that refuses nothing, or everything. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeRows, expectRefusal, longLimits } from '../testing/tryPage.ts';
import { badPages } from './badPages.fixture.ts';
import { goodPages } from './goodPages.fixture.ts';
import { openStage, type Stage } from './stage.ts';

const bad = badPages.filter(({ name }) =>
  ['throws on a phone only', 'clears the local storage'].includes(name),
);
const good = goodPages.filter(({ name }) => name === 'a search that filters at once');

let stage: Stage;
let tryRow: Awaited<ReturnType<typeof composeRows>>;
beforeAll(async () => {
  [stage, tryRow] = await Promise.all([openStage(), composeRows([...bad, ...good])]);
});
afterAll(() => stage.close());

it.each(bad)('refuses a page that $name', async (row) => {
  expectRefusal(row, await tryRow(row, stage, longLimits));
});

it.each(good)('accepts $name', async (row) => {
  expect(await tryRow(row, stage, longLimits)).toBeUndefined();
});
