/** One row of badPages.thorough.test.ts, so that `pnpm test` too finds a trial that refuses nothing. */
import { it } from 'vitest';
import { composeRows, expectRefusal, longLimits } from '../testing/tryPage.ts';
import { badPages } from './badPages.fixture.ts';
import { openStage } from './stage.ts';

it.each(badPages.filter(({ name }) => name === 'clears the local storage'))(
  'refuses a page that $name',
  async (row) => {
    const [stage, tryRow] = await Promise.all([openStage(), composeRows([row])]);
    expectRefusal(row, await tryRow(row, stage, longLimits));
    await stage.close();
  },
);
