import type { BuildProgress, BuildResult } from '../build/buildSite.ts';
import type { LockOwner } from '../store/lock.ts';

/** Seconds since a moment of `performance.now()`, as people read them. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Tells whoever waits for what. */
export const printWait = ({ doing, pid }: LockOwner) =>
  console.log(`  waiting for another command to end: ${doing} (process ${pid})`);

/** Prints what a build does, a line a step. */
export function printedProgress(): BuildProgress & { onComposed: (result: BuildResult) => void } {
  const start = performance.now();
  return {
    onWait: printWait,
    onPackage: (name, built) =>
      console.log(`  ${built ? 'built' : 'unchanged'}  ${name}  (${seconds(start)})`),
    onOverBudget: (sentence) => console.warn(`  warning: ${sentence}`),
    onComposed: ({ changed, rendered, leftOut }) => {
      for (const name of leftOut) {
        console.log(`  ${name} stays rolled back; \`pnpm release ${name}\` makes its present sources live`);
      }
      console.log(
        changed
          ? `  composed ${rendered.length} pages  (${seconds(start)})`
          : '  the live site is up to date',
      );
    },
  };
}
