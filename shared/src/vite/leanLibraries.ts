import type { Plugin } from 'vite';

/** Text of a module whose functions throw an Error that names them. */
const refusing = (...names: string[]) =>
  names
    .map((name) => `export const ${name} = () => { throw Error('${name} is left out of this build.'); };`)
    .join('\n');

/**
 * Modules of libraries that no page of the site runs, by the end of their path, and what is built in their place.
 * Remotes are ES modules that the shell preloads itself: the federation runtime needs no manifests, no preloading of its
 * own and no classic scripts. MUI's provider keeps no state about colour schemes (shared/src/theme/theme.ts).
 */
const leftOut: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    "import { DisabledSnapshotHandler } from './disabled.js';",
    'export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }',
    'export const getGlobalRemoteInfo = () => ({});',
  ].join('\n'),
  'runtime-core/dist/utils/preload.js': refusing(
    'defaultPreloadArgs',
    'formatPreloadArgs',
    'normalizePreloadExposes',
    'preloadAssets',
  ),
  'sdk/dist/dom.js': refusing(
    'createLink',
    'createScript',
    'isStaticResourcesEqual',
    'loadScript',
    'safeWrapper',
  ),
  'material/styles/ThemeProviderWithVars.mjs': refusing('CssVarsProvider'),
};

/** Their paths' ends, as one pattern. */
const leftOutFiles = new RegExp(`/(${Object.keys(leftOut).join('|').replaceAll('.', '\\.')})$`);

/**
 * Builds the shell's libraries without what the site never runs (figures: docs/decisions/0050). The build fails when an
 * upgrade has moved or renamed one of these modules.
 */
export function leanLibrariesPlugin(): Plugin {
  const missing = new Set(Object.keys(leftOut));
  return {
    name: 'sayapatri:lean-libraries',
    enforce: 'pre',
    apply: 'build',
    // The router's package names its development build, whose warnings are not left out by NODE_ENV.
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
    load: {
      filter: { id: leftOutFiles },
      handler(id) {
        const file = leftOutFiles.exec(id)?.[1] ?? '';
        missing.delete(file);
        return leftOut[file];
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        throw new Error(`leanLibraries.ts leaves out what is not there: ${[...missing].join(', ')}.`);
    },
  };
}
