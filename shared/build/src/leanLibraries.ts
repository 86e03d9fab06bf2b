import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ownVersions = createRequire(import.meta.url).resolve('@sayapatri/contract/release/versions');

/** The source of a module whose functions throw an Error with their name. */
const refusing = (...names: string[]) =>
  names
    .map((name) => `export const ${name} = () => { throw Error('${name} is left out of this build.'); };`)
    .join('\n');

/**
 * Replacements of library modules that the site does not need, or not so early, by the end of the module's path. Remotes
 * are ES modules that the shell preloads itself, so the federation runtime needs no manifests, no preloading of its own
 * and no classic scripts. MUI's provider needs no state about colour schemes (shared/design/src/theme/theme.ts).
 */
const leftOut: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    "import { DisabledSnapshotHandler } from './disabled.js';",
    'export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map(); }',
    'export const getGlobalRemoteInfo = () => ({});',
  ].join('\n'),
  // Knows only the version ranges that the preset and the runtime write; the shell checks all others beforehand.
  'runtime-core/dist/utils/semver/index.js': `
    import { isNewer, satisfies } from ${JSON.stringify(ownVersions)};
    export function satisfy(version, range) {
      if (range === '*') return true;
      if (range.startsWith('^')) return satisfies(version, range.slice(1));
      if (range.startsWith('<=')) return !isNewer(version, range.slice(2));
      if (/^[\\d.]+$/.test(range)) return version === range;
      throw Error('The range ' + range + ' is left out of this build.');
    }`,
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
  // Like MUI's own module, but serializes a component's styles when it is first rendered, not when its module runs.
  'system/preprocessStyles.mjs': `
    import { internal_serializeStyles } from '@mui/styled-engine';
    export default function preprocessStyles({ variants, ...style }) {
      let serialized;
      for (const variant of variants ?? [])
        if (typeof variant.style !== 'function') variant.style = internal_serializeStyles(variant.style);
      return { variants, isProcessed: true, get style() { return (serialized ??= internal_serializeStyles(style)); } };
    }`,
};

/** Matches the paths of all these modules. */
const leftOutFiles = new RegExp(`/(${Object.keys(leftOut).join('|').replaceAll('.', '\\.')})$`);

/**
 * Builds the shell's libraries without code that the site never runs (docs/decisions/0004). The build fails
 * when an upgrade has moved or renamed one of these modules.
 */
export function leanLibrariesPlugin(): Plugin {
  const missing = new Set(Object.keys(leftOut));
  return {
    name: 'sayapatri:lean-libraries',
    enforce: 'pre',
    apply: 'build',
    // The router's package names its development build, whose warnings NODE_ENV does not remove.
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
        throw new Error(
          `leanLibraries.ts replaces modules that this version of the library lacks: ${[...missing].join(', ')}.`,
        );
    },
  };
}
