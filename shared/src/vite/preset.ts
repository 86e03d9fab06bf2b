/// <reference path="./drawings.d.ts" />
/// <reference path="./photos.d.ts" />
/**
 * The one federation and build preset: a package names itself and its port, all else stands here. A Vite configuration
 * imports it by its path: what comes by a package's name Vite leaves to Node, which reads no TypeScript.
 */
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { ConfigEnv, PluginOption, UserConfig } from 'vite';
import { testTimeouts } from '../testing/timeouts.ts';
import { boundariesPlugin } from './boundariesPlugin.ts';
import { componentsChunk, federationChunk, sharesChunk, shellChunks } from './chunks.ts';
import { factsPlugin } from './factsPlugin.ts';
import { leanLibrariesPlugin } from './leanLibraries.ts';
import { photosPlugin } from './photosPlugin.ts';
import { plainImportsPlugin } from './plainImports.ts';
import { releasePlugin } from './releasePlugin.ts';
import { remoteEntryPlugin } from './remoteEntry.ts';
import { sharedByRemote, sharedByShell } from './sharing.ts';
import { wholeGraphPlugin } from './wholeGraph.ts';

export { drawingsPlugin } from './drawingsPlugin.ts';
export { drawPictures, drawSvg } from './drawSvg.ts';

/** Unit tests never cross the seam: the plugin is off under Vitest. */
const underTest = process.env.VITEST !== undefined;

const testSettings = {
  test: {
    environment: 'jsdom',
    setupFiles: ['shared/testing/setup'],
    restoreMocks: true,
    ...testTimeouts,
    css: false,
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    // Without a fresh jsdom for every file the tests take half the time; they leave nothing behind (testing/setup).
    isolate: false,
  },
};

const common = (name: string, port: number): UserConfig => ({
  plugins: [react(), plainImportsPlugin(), photosPlugin(name)],
  server: { port, strictPort: true, cors: true },
  preview: { port, strictPort: true },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  ...testSettings,
});

export interface PackageBuild {
  /** Package name, e.g. `remote-blog`. */
  name: string;
  /** Port of its own development server. */
  port: number;
  /** Makes the package's own plugins: called once for each of its builds, browser and server. */
  plugins?: () => PluginOption[];
}

const federated = {
  shareStrategy: 'loaded-first',
  dts: false,
  disableSnapshot: true,
  dev: { remoteHmr: true },
} as const;

/** Prerendering has a build of its own (serverBuild.ts): the server entry that the plugin names is never written. */
function withoutServerEntry({ stats }: { stats: Record<string, unknown> }): void {
  delete (stats.metaData as { ssrRemoteEntry?: unknown }).ssrRemoteEntry;
}

const scripts = {
  entryFileNames: 'code/[name]-[hash].js',
  chunkFileNames: 'code/[name]-[hash].js',
};

/** Vite configuration of a remote, which exposes `src/remote.tsx` and nothing else. */
export function defineRemoteBuild({ name, port, plugins = () => [] }: PackageBuild) {
  return ({ command }: ConfigEnv): UserConfig & { test?: object } => {
    const base = common(name, port);
    if (underTest) return { ...base, plugins: [base.plugins, plugins()] };
    const building = command === 'build';
    return {
      ...base,
      // Relative, so that a release works wherever it is put.
      base: building ? './' : '/',
      plugins: [
        boundariesPlugin(),
        base.plugins,
        plugins(),
        factsPlugin(),
        wholeGraphPlugin('src/remote.tsx'),
        remoteEntryPlugin('src/remote.tsx'),
        federation({
          ...federated,
          name: name.replaceAll('-', '_'),
          filename: building ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
          manifest: { additionalData: withoutServerEntry },
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedByRemote,
          experiments: { externalRuntime: building },
        }),
        releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
      ],
      server: { ...base.server, origin: `http://localhost:${port}` },
      build: {
        ...base.build,
        rollupOptions: {
          input: 'src/remote.tsx',
          output: { ...scripts, codeSplitting: { groups: [federationChunk, sharesChunk, componentsChunk] } },
          // The wrappers read every export of what is shared; those that nobody uses are left out.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    };
  };
}

/** Switches of the federation runtime: no snapshots, type hints or developer tools, and nothing for Node. */
const leanRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
  // It looks for a debugging switch each time it starts, and reading storage holds up the page.
  'window.localStorage': 'undefined',
};

/**
 * Vite configuration of the shell: the one host. It exposes nothing, so its build needs no remoteEntry: it starts the
 * federation runtime itself (shell/src/remotes/federationLoader.ts). In development the plugin gives it fast refresh
 * across packages.
 */
export function defineShell({ name, port, plugins = () => [] }: PackageBuild) {
  return ({ command }: ConfigEnv): UserConfig => {
    const base = common(name, port);
    if (underTest) return { ...base, plugins: [base.plugins, plugins()] };
    const building = command === 'build';
    return {
      ...base,
      base: building ? `/_/${name}/` : '/',
      define: building ? leanRuntime : {},
      plugins: [
        base.plugins,
        plugins(),
        factsPlugin(),
        leanLibrariesPlugin(),
        building ? [] : federation({ ...federated, name, shared: sharedByShell }),
        releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
      ],
      build: {
        ...base.build,
        rollupOptions: { output: { ...scripts, codeSplitting: { groups: shellChunks } } },
      },
    };
  };
}
