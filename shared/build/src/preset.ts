/// <reference path="./modules.d.ts" />
/**
 * The one preset for federation and builds: a package passes only its name and port.
 */
// biome-ignore lint/style/noRestrictedImports: the federation plugin is met in this file only
import { federation } from '@module-federation/vite';
import type { ConfigEnv, PluginOption, UserConfig } from 'vite';
import { remoteChunks, shellChunks } from './chunks.ts';
import { codeFiles, commonConfig } from './commonConfig.ts';
import { contentPlugin } from './contentPlugin.ts';
import { providedModulesPlugin } from './providedModules.ts';
import { releasePlugin } from './releasePlugin.ts';
import { remoteEntryPlugin } from './remoteEntry.ts';
import { sharedByRemote, sharedByShell } from './sharing.ts';

// Packages' configurations and plugins reach the sources of shared through this module only.
export { factAsToday } from '@sayapatri/facts';
export { readFactsFile, readJsonFile } from '@sayapatri/facts/read';
export { moduleOf } from './emitted.ts';
export { factModulesPlugin } from './factModules.ts';
export { providedImports } from './sharing.ts';
export { nodeTests, testWorkers, unitTests } from './unitTests.ts';

/** Unit tests don't use federation: the plugin is off under Vitest. */
const underTest = process.env.VITEST !== undefined;

export interface PackageBuild {
  /** Package name, e.g. `remote-blog`. */
  name: string;
  /** Port of its own development server. */
  port: number;
  /** Creates the package's own plugins; called once for each of its builds, browser and server. */
  plugins?: () => PluginOption[];
}

const federated = {
  shareStrategy: 'loaded-first',
  dts: false,
  disableSnapshot: true,
  dev: { remoteHmr: true },
} as const;

/** Removes the server entry that the plugin names but nothing writes: prerendering has its own build (serverBuild.ts). */
function withoutServerEntry({ stats }: { stats: Record<string, unknown> }): void {
  delete (stats.metaData as { ssrRemoteEntry?: unknown }).ssrRemoteEntry;
}

/** Vite configuration of a remote, which exposes `src/remote.tsx` and nothing else. */
export function defineRemoteBuild({ name, port, plugins = () => [] }: PackageBuild) {
  return ({ command }: ConfigEnv): UserConfig & { test?: object } => {
    const base = commonConfig(name, port);
    if (underTest) return { ...base, plugins: [base.plugins, plugins()] };
    const building = command === 'build';
    return {
      ...base,
      // The base is relative, so that a release works at any address.
      base: building ? './' : '/',
      plugins: [
        base.plugins,
        plugins(),
        contentPlugin(),
        remoteEntryPlugin('src/remote.tsx'),
        federation({
          ...federated,
          name: name.replaceAll('-', '_'),
          filename: building ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
          manifest: { additionalData: withoutServerEntry },
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedByRemote,
          // Without this option each release would hold the federation runtime, in a file that nothing loads.
          experiments: { externalRuntime: building },
        }),
        releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
      ],
      server: { ...base.server, origin: `http://localhost:${port}` },
      build: {
        ...base.build,
        rollupOptions: {
          input: 'src/remote.tsx',
          output: { ...codeFiles, codeSplitting: { groups: remoteChunks } },
          // The modules that stand for shared packages read every export; unused ones are left out.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    };
  };
}

/**
 * Vite configuration of the shell, the only host. It exposes nothing, so its build needs no remoteEntry, and it
 * loads remotes by itself (shell/src/federation/loadPublicModule.ts). In development the plugin provides fast refresh across
 * packages.
 */
export function defineShell({ name, port, plugins = () => [] }: PackageBuild) {
  return ({ command }: ConfigEnv): UserConfig => {
    const base = commonConfig(name, port);
    if (underTest) return { ...base, plugins: [base.plugins, plugins(), providedModulesPlugin()] };
    const building = command === 'build';
    return {
      ...base,
      base: building ? `/_/${name}/` : '/',
      // In development the federation plugin serves MUI's contexts as they are, and these import a CommonJS module.
      optimizeDeps: { include: ['@mui/material > prop-types'] },
      plugins: [
        base.plugins,
        plugins(),
        providedModulesPlugin(),
        contentPlugin(),
        building ? [] : federation({ ...federated, name, shared: sharedByShell }),
        releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
      ],
      build: {
        ...base.build,
        rollupOptions: {
          output: { ...codeFiles, codeSplitting: { groups: shellChunks } },
        },
      },
    };
  };
}
