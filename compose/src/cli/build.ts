import { buildSite } from '../commands/build.ts';
import { readAllFacts } from '../packageBuilds/readAllFacts.ts';
import { openSite } from '../site.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';
import { command } from './command.ts';
import { buildProgress } from './progress.ts';

await command({
  usage: 'pnpm build [--gate]',
  help: `Builds every package whose sources changed and composes the site.

  --gate   refuses whatever a release by name would be refused for: a page over its budget, or one that fails
           in a browser. Without it, a page over its budget is a warning, and no browser is needed.`,
  options: { gate: { type: 'boolean' } },
  maxArguments: 0,
  run: async ({ gate }) => {
    const { onComposed, ...progress } = buildProgress();
    console.log('Building what changed…');
    const built = gate
      ? await withBrowserTrial(({ prepare, tryPages }) =>
          buildSite(openSite(), { ...progress, onWarning: undefined, onBuild: prepare, tryPages }),
        )
      : await buildSite(openSite(), progress);
    onComposed(built);
    const toCheck = (await readAllFacts()).filter(({ faults }) => faults.length > 0).length;
    if (toCheck > 0)
      console.log(`${toCheck} facts on the site should be checked: \`pnpm facts\` lists them.`);
  },
});
