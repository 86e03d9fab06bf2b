import { buildSite } from '../commands/build.ts';
import { readAllFacts } from '../packageBuilds/readAllFacts.ts';
import { sampleRecords } from '../packageBuilds/sampleRecords.ts';
import { withBrowserTrial } from '../trial/withBrowserTrial.ts';
import { allowLessOption, command, run } from './command.ts';
import { buildProgress } from './progress.ts';
import { siteToCompose } from './siteNamed.ts';

await run(
  command('build', 'Builds every package whose sources changed and composes the site.')
    .option(
      '--gate',
      'refuses whatever a release by name would be refused for: a page over its budget, or one that fails in a browser. Without it, a page over its budget is a warning, and no browser is needed',
    )
    .option('--to <environment>', 'staging or a preview, such as preview/new-prices; production by default')
    .option(...allowLessOption)
    .action(async ({ gate, to, allowLess }) => {
      const site = await siteToCompose(to);
      const { onComposed, ...progress } = buildProgress();
      console.log('Building what changed…');
      const built = gate
        ? await withBrowserTrial(({ prepare, tryPages }) =>
            buildSite(site, {
              ...progress,
              allowLess,
              onWarning: undefined,
              onPackage: (name, built) => {
                progress.onPackage?.(name, built);
                if (built) prepare();
              },
              tryPages,
            }),
          )
        : await buildSite(site, { ...progress, allowLess });
      onComposed(built);
      const toCheck = (await readAllFacts()).filter(({ faults }) => faults.length > 0);
      if (toCheck.length > 0)
        console.log(`${toCheck.length} facts on the site should be checked: \`pnpm facts\` lists them.`);
      const samples = await sampleRecords();
      if (samples.length > 0)
        console.log(`${samples.length} records still have sample values:\n  ${samples.join('\n  ')}`);
    }),
);
