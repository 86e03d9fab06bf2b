import type { BuildProgress } from '../build/buildSite.ts';
import type { ComposeResult } from '../site/compose.ts';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints what a build does, a line a step. */
export function printedProgress(): BuildProgress & { onComposed: (result: ComposeResult) => void } {
  const start = performance.now();
  return {
    onPackage: (name, built) =>
      console.log(`  ${built ? 'built' : 'unchanged'}  ${name}  (${seconds(start)})`),
    onComposed: ({ changed, rendered }) =>
      console.log(
        changed
          ? `  composed ${rendered.length} pages  (${seconds(start)})`
          : '  the live site is up to date',
      ),
  };
}
