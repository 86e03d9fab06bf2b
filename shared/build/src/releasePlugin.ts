/** Builds the server side along with the browser build; after both, writes `dist/release.json`. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { describeRelease } from './describeRelease.ts';
import { buildServerSide, type ReleaseOptions } from './serverBuild.ts';

export function releasePlugin(options: ReleaseOptions): Plugin {
  let failed = false;
  let serverSide: Promise<void>;
  return {
    name: 'sayapatri:release',
    apply: 'build',
    async buildStart() {
      const { root, logger } = this.environment.config;
      // Deletes compose's record of the sources that `dist` was built from, which is no longer true.
      await rm(path.join(root, 'dist/.inputs'), { force: true });
      serverSide = buildServerSide(root, options);
      serverSide.catch((error: Rolldown.BundleError) => {
        // The browser build fails with the same error, but the federation plugin waits 10 s for an unreadable module.
        logger.error(`error during build:\n${wordsOf(error)}`);
        process.exit(1);
      });
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    renderError() {
      failed = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (failed) return;
        const dist = path.join(this.environment.config.root, 'dist');
        await serverSide;
        const release = await describeRelease(dist, options);
        await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      },
    },
  };
}

/** The error messages without repetitions, because several modules of a build may fail with the same one. */
function wordsOf(failed: Rolldown.BundleError): string {
  const faults = failed.errors ?? [failed];
  // An error with a message for the author needs no stack.
  return [...new Set(faults.map(({ name, message, stack }) => (name === 'Error' ? message : stack)))].join(
    '\n',
  );
}
