/** The one federation and build preset: a package names itself and its port, all else stands here. */
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { releasePlugin } from './releasePlugin.ts';
import { sharedByRemote, sharedByShell } from './sharing.ts';

/** Unit tests never cross the seam: the plugin is off under Vitest. */
const underTest = process.env.VITEST !== undefined;

const testSettings = {
  test: {
    environment: 'jsdom',
    setupFiles: ['shared/testing/setup'],
    restoreMocks: true,
    css: false,
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
};

const common = (port: number): UserConfig => ({
  plugins: [react()],
  server: { port, strictPort: true, cors: true },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
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
  plugins?: UserConfig['plugins'];
}

/** Vite configuration of a remote, which exposes `src/remote.tsx` and nothing else. */
export function defineRemoteBuild({ name, port, plugins = [] }: PackageBuild): UserConfig {
  const base = common(port);
  if (underTest) return { ...base, plugins: [base.plugins, plugins] };
  return {
    ...base,
    // Relative, so that a release works wherever it is put.
    base: './',
    plugins: [
      base.plugins,
      plugins,
      federation({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry-[hash].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        dts: false,
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { externalRuntime: true },
      }),
      releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
    ],
    build: { ...base.build, rollupOptions: { input: 'src/remote.tsx' } },
  };
}

/** Vite configuration of the shell: the one host. */
export function defineShell({ name, port, plugins = [] }: PackageBuild): UserConfig {
  const base = common(port);
  if (underTest) return { ...base, plugins: [base.plugins, plugins] };
  return {
    ...base,
    base: `/_/${name}/`,
    plugins: [
      base.plugins,
      plugins,
      federation({
        name,
        shared: sharedByShell,
        shareStrategy: 'loaded-first',
        dts: false,
        disableSnapshot: true,
        dev: { remoteHmr: true },
        experiments: { provideExternalRuntime: true },
      }),
      releasePlugin({ name, publicModule: 'src/remote.tsx', plugins }),
    ],
  };
}
