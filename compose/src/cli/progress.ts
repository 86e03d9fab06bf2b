import type { BuildSiteOptions, BuildSiteResult } from '../commands/build.ts';
import type { LockHolder } from '../store/lockHolder.ts';

/** Seconds since a moment of `performance.now()`, e.g. `1.4 s`. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints which command holds the lock while this one waits for it. */
export const printWait = ({ doing, pid }: LockHolder) =>
  console.log(`  waiting for another command to end: ${doing} (process ${pid})`);

/** Prints the steps of a build, one line each. */
export function buildProgress(): BuildSiteOptions & { onComposed: (result: BuildSiteResult) => void } {
  const start = performance.now();
  return {
    onWait: printWait,
    onPackage: (name, built) =>
      console.log(`  ${built ? 'built' : 'unchanged'}  ${name}  (${seconds(start)})`),
    onWarning: (sentence) => console.warn(`  warning: ${sentence}`),
    onComposed: ({ changed, rendered, leftOut }) => {
      for (const name of leftOut)
        console.log(`  ${name} stays rolled back; \`pnpm release ${name}\` makes its present sources live`);
      console.log(
        changed
          ? `  composed ${rendered.length} pages  (${seconds(start)})`
          : '  the live site is up to date',
      );
    },
  };
}
