/** `pnpm bench`: prints each figure as a ratio to something measured in the same run. */
import { command, run } from 'compose/command';
import { composeScaling } from './composeScaling.ts';
import { oneRelease } from './oneRelease.ts';
import { serving } from './serving.ts';

await run(
  command(
    'bench',
    'Measures the composed site and its server; without an option everything but --speed. What each figure means: bench/README.md.',
  )
    .option('--speed', 'compares the site with one build of the same sources, and others')
    .option('--pages <paths>', 'with --speed: these pages only, as /,/blogs', (list) => list.split(','))
    .option('--rounds <number>', 'with --speed: rounds in place of the default', Number)
    .action(async (wanted) => {
      // Keeps the benchmarks out of a bucket that others use.
      process.env.RELEASE_STORE = '';
      // Imported only when needed, because Vite loads slowly.
      if (wanted.speed) return (await import('./speed/speed.ts')).speed(wanted.pages, wanted.rounds);
      await composeScaling();
      await oneRelease();
      await serving();
    }),
);
