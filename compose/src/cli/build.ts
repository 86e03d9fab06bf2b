/**
 * `pnpm build`: builds what changed and composes the site. With `--gate`, as CI calls it, what a release by name would
 * be refused for is refused here too: a page over its budget, or one that fails in a browser.
 */
import { buildSite } from '../build/buildSite.ts';
import { readAllFacts } from '../build/readAllFacts.ts';
import { sitePaths } from '../paths.ts';
import { withSmokeTrial } from '../release/withSmokeTrial.ts';
import { UserError } from '../userError.ts';
import { command } from './command.ts';
import { printedProgress } from './progress.ts';

await command(async () => {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== '--gate');
  if (unknown !== undefined) throw new UserError(`${unknown} is no option of a build: there is --gate.`);
  const progress = printedProgress();
  console.log('Building what changed…');
  const built = options.includes('--gate')
    ? await withSmokeTrial(({ prepare, trial }) =>
        buildSite(sitePaths(), { ...progress, onOverBudget: undefined, onBuild: prepare, trial }),
      )
    : await buildSite(sitePaths(), progress);
  progress.onComposed(built);
  const toCheck = (await readAllFacts()).filter(({ faults }) => faults.length > 0).length;
  if (toCheck > 0) console.warn(`${toCheck} facts on the site should be checked: \`pnpm facts\` lists them.`);
});
