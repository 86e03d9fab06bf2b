import type { Plugin } from 'vite';

const plainImport = '\0sayapatri:plain-import';

/**
 * Leaves dynamic imports as they are. Vite would wrap each in a helper that preloads style sheets and
 * scripts; there are no style sheets, and the shell preloads a page's scripts, so the helper is only bytes.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'sayapatri:plain-imports',
    enforce: 'pre',
    apply: 'build',
    // Under a name of its own, or the federation plugin would give it a file of its own.
    resolveId: { filter: { id: /vite\/preload-helper/ }, handler: () => plainImport },
    load: {
      filter: { id: /^\0sayapatri:plain-import$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
