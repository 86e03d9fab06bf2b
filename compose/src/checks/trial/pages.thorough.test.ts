/** Tries the table of bad and good pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeRows, type TriedPage } from '../../testing/tryPage.ts';
import { openStage, type Stage } from './browserTrial.ts';
import { pages } from './pages.fixture.ts';
import { pageRules } from './rules/rules.ts';

let stage: Stage;
let tryRow: Awaited<ReturnType<typeof composeRows>>;
beforeAll(async () => {
  [stage, tryRow] = await Promise.all([openStage(), composeRows(pages)]);
});
afterAll(() => stage.close());

/** Milliseconds for each rule; a page that hangs takes all of them, twice. */
const [ruleMs, hangingMs] = [60_000, 15_000];

async function expectRefusal(row: TriedPage, by: Stage) {
  const refusal = await tryRow(row, by, row.hangs ? hangingMs : ruleMs);
  expect(refusal, 'the trial accepts it').toBeDefined();
  const { message = '', rule } = refusal ?? {};
  expect(row.rules, message).toContain(rule);
  if (row.says) expect(message).toMatch(row.says);
  expect(message).toMatch(/^\/(rows\/\d+)? fails in a browser inside the live shell \(.+\), so .+: .+\.$/s);
}

const bad = pages.filter(({ rules }) => rules.length > 0);
const good = pages.filter(({ rules }) => rules.length === 0);

it('twelve rules, each with rows of its own', () => {
  const names = pageRules.map(({ name }) => name);
  expect(names).toHaveLength(12);
  expect(new Set(bad.flatMap(({ rules }) => rules))).toEqual(new Set(names));
});

it.concurrent.each(bad.filter(({ hangs }) => !hangs))('refuses a page that $name', (row) =>
  expectRefusal(row, stage),
);

it.concurrent.each(good)('accepts a page that $name', async (row) => {
  expect((await tryRow(row, stage, ruleMs))?.message).toBeUndefined();
});

describe('in a browser of its own, as a page that hangs keeps a processor busy until its browser ends', () => {
  it.each(bad.filter(({ hangs }) => hangs))('refuses a page that $name', async (row) => {
    const own = await openStage();
    try {
      await expectRefusal(row, own);
    } finally {
      await own.close();
    }
  });
});
