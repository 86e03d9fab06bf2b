import type { Plugin } from 'vite';

const plainImport = '\0sayapatri:plain-import';

/**
 * Leaves dynamic imports unchanged. Vite would wrap each in a helper that preloads style sheets and scripts; there are
 * no style sheets, and the shell preloads a page's scripts, so the helper would only add bytes.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'sayapatri:plain-imports',
    enforce: 'pre',
    apply: 'build',
    // Under a separate name, because the federation plugin would otherwise give it its own file.
    resolveId: { filter: { id: /vite\/preload-helper/ }, handler: () => plainImport },
    load: {
      filter: { id: /^\0sayapatri:plain-import$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
