/** Tries pages that strangers might make, by mistake or on purpose, with every kind of visitor. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeRows, expectRefusal, longLimits, rulesOf } from '../testing/tryPage.ts';
import { badPages } from './badPages.fixture.ts';
import { goodPages } from './goodPages.fixture.ts';
import { pageRules } from './rules/rules.ts';
import { openStage, type Stage } from './stage.ts';

const isWhole = process.env.TRIAL_ROWS === 'all';
const ofRule = (rule: string | undefined) => badPages.filter((row) => rulesOf(row)[0] === rule);
/** The first rows of each rule, for which CI has time. TRIAL_ROWS=all tries all, as CI does once a week. */
const tried = badPages.filter(
  (row) => isWhole || row.hangs || ofRule(rulesOf(row)[0]).slice(0, 3).includes(row),
);
const good = goodPages.filter((_, at) => isWhole || at % 6 === 2);

/** Some faults are only found when a limit is over. */
const limits = { ...longLimits, stepMs: 30_000 };
const limitsForEndless = { ...limits, restMs: 5_000 };
const limitsForHanging = { ...longLimits, stepMs: 15_000, checkMs: 15_000 };

let stage: Stage;
let tryRow: Awaited<ReturnType<typeof composeRows>>;
beforeAll(async () => {
  [stage, tryRow] = await Promise.all([openStage(), composeRows([...tried, ...good])]);
});
afterAll(() => stage.close());

it('each row has a name of its own and names rules that exist', () => {
  const names = [...badPages, ...goodPages].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const rules = pageRules.map(({ name }) => name);
  for (const rule of badPages.flatMap(rulesOf)) expect(rules).toContain(rule);
});

it.concurrent.each(tried.filter(({ hangs }) => !hangs))('refuses a page that $name', async (row) => {
  const isEndless = rulesOf(row).includes('Comes to rest');
  expectRefusal(row, await tryRow(row, stage, isEndless ? limitsForEndless : limits));
});

it.concurrent.each(good)('accepts $name', async (row) => {
  expect(await tryRow(row, stage, longLimits)).toBeUndefined();
});

describe('in a browser of its own, as a page that hangs keeps a processor busy until its browser ends', () => {
  it.concurrent.each(tried.filter(({ hangs }) => hangs))('refuses a page that $name', async (row) => {
    const own = await openStage();
    try {
      expectRefusal(row, await tryRow(row, own, limitsForHanging));
    } finally {
      await own.close();
    }
  });
});
