/** `pnpm bench`: prints each figure as a ratio to something measured in the same run. */
import { command, run } from 'compose/command';
import { composeScaling } from './composeScaling.ts';
import { enquiries } from './enquiries.ts';
import { oneRelease } from './oneRelease.ts';
import { compareWeights, recordWeights } from './pageWeights.ts';
import { serving } from './serving.ts';
import { toolInputs } from './toolInputs.ts';

await run(
  command(
    'bench',
    'Measures the composed site and its server; without an option everything but --speed, --lighthouse and --ci. What each figure means: bench/README.md.',
  )
    .option('--tools', 'times input to paint in the planning tools')
    .option('--serving', 'compares the Node server with nginx')
    .option('--speed', 'compares the site with one build of the same sources')
    .option('--lighthouse', 'has Lighthouse judge every page')
    .option(
      '--ci',
      'compares what pages weigh with bench/weights.json; ends with exit code 1 where a figure has grown',
    )
    .option('--record', 'with --ci: makes the present site the baseline')
    .addHelpText('after', '\nPAGES=/,/blogs and ROUNDS=1 limit --speed and --lighthouse.')
    .action(async (wanted) => {
      // Keeps the benchmarks out of a bucket that others use.
      process.env.RELEASE_STORE = '';
      const pages = process.env.PAGES?.split(',');
      const rounds = process.env.ROUNDS ? Number(process.env.ROUNDS) : undefined;
      if (wanted.ci) return weigh(wanted.record ?? false);
      if (wanted.tools) return toolInputs();
      if (wanted.serving) return serving();
      // Imported only when needed, because Lighthouse and Vite load slowly.
      if (wanted.speed) return (await import('./speed/speed.ts')).speed(pages, rounds);
      if (wanted.lighthouse) return (await import('./speed/lighthouse.ts')).lighthouseScores(pages, rounds);
      await toolInputs();
      await composeScaling();
      await oneRelease();
      await enquiries();
      await serving();
    }),
);

function weigh(record: boolean): void {
  if (record) recordWeights();
  const grown = compareWeights();
  for (const sentence of grown) console.error(sentence);
  if (grown.length > 0) process.exitCode = 1;
}
