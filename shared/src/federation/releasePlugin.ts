/** Beside the browser build: builds the server side; after both, writes `dist/release.json` about them. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { describeRelease } from './describeRelease.ts';
import { buildServerSide, type ReleaseOptions } from './serverBuild.ts';

export function releasePlugin(options: ReleaseOptions): Plugin {
  let config: ResolvedConfig;
  let failed = false;
  let serverSide: Promise<void>;
  return {
    name: 'sayapatri:release',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      serverSide = buildServerSide(config.root, options);
      // Heard after the browser build, whose own fault says the same and comes first.
      serverSide.catch(() => {});
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
        const dist = path.join(config.root, 'dist');
        await serverSide;
        const release = await describeRelease(dist, options.publicModule);
        await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      },
    },
  };
}
