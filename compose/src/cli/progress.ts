import type { BuildSiteOptions, BuildSiteResult } from '../commands/build.ts';
import { isPreview } from '../environments.ts';
import { releasedPackages } from '../packageBuilds/packages.ts';
import { repository } from '../repository.ts';
import type { LockHolder } from '../store/lockHolder.ts';
import type { Site } from '../store/openSite.ts';
import { ownersFile } from '../store/owners.ts';

/** Seconds since a moment of `performance.now()`, e.g. `1.4 s`. */
export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Prints which command holds the lock while this one waits for it. */
export const printWait = ({ doing, pid }: LockHolder) =>
  console.log(`  waiting for another command to end: ${doing} (process ${pid})`);

/** Says which packages the site takes unsigned, unless it is meant to take all of them so. */
export async function printUnsigned({ environment, owners }: Site): Promise<void> {
  if (isPreview(environment) || ownersFile() === 'none') return;
  const names = (await releasedPackages()).filter((name) => !owners.has(name));
  if (names.length === 0) return;
  // Not on the standard output, which may be JSON.
  console.error(
    `Unsigned releases are taken of ${names.join(', ')}: ${ownersFile()} names no signer of theirs${repository.ofSignatures}.`,
  );
}

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
