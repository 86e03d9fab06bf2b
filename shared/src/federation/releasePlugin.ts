/** After the browser build: builds the server side, then writes `dist/release.json` about both. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { describeRelease } from './describeRelease.ts';
import { buildServerSide, type ReleaseOptions } from './serverBuild.ts';

export function releasePlugin(options: ReleaseOptions): Plugin {
  let config: ResolvedConfig;
  let failed = false;
  return {
    name: 'sayapatri:release',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
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
        await buildServerSide(config.root, options);
        const release = await describeRelease(dist, options.publicModule);
        await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
      },
    },
  };
}
