/** `pnpm bench`: prints each figure as a ratio to something measured in the same run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@sayapatri/contract/userError';
import { command, run } from 'compose/command';
import { sitePaths } from 'compose/paths';
import { composeScaling } from './composeScaling.ts';
import { oneRelease } from './oneRelease.ts';
import { serving } from './serving.ts';

/** The paths of `/,/blogs`. Throws a UsageError for one that is no page of the composed site. */
function pathsOf(list: string): string[] {
  const paths = list.split(',');
  const isPage = (page: string) =>
    page.startsWith('/') && existsSync(path.join(sitePaths().current, page, 'index.html'));
  const unknown = paths.find((page) => !isPage(page));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is no page of the composed site: name pages such as /,/blogs.`);
  return paths;
}

/** Throws a UsageError for anything but a positive whole number. */
function countOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`"${text}" is no number of rounds: give one such as 3.`);
  return Number(text);
}

await run(
  command(
    'bench',
    'Measures the composed site and its server; without an option everything but --speed and --lighthouse. What each figure means: bench/README.md.',
  )
    .option('--serving', 'compares the Node server with nginx')
    .option('--speed', 'compares the site with one build of the same sources, and others')
    .option('--lighthouse', 'has Lighthouse judge every page')
    .option('--pages <paths>', 'with --speed or --lighthouse: these pages only, as /,/blogs', pathsOf)
    .option('--rounds <number>', 'with --speed or --lighthouse: rounds in place of the default', countOf)
    .action(async (wanted) => {
      // Keeps the benchmarks out of a bucket that others use.
      process.env.RELEASE_STORE = '';
      if (wanted.serving) return serving();
      // Imported only when needed, because Lighthouse and Vite load slowly.
      if (wanted.speed) return (await import('./speed/speed.ts')).speed(wanted.pages, wanted.rounds);
      if (wanted.lighthouse)
        return (await import('./speed/lighthouse.ts')).lighthouseScores(wanted.pages, wanted.rounds);
      await composeScaling();
      await oneRelease();
      await serving();
    }),
);
