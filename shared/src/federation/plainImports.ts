import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as they are. Vite would wrap each in a helper that preloads style sheets and
 * scripts; a remote has no style sheets, and the shell preloads its scripts, so the helper is only bytes.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'sayapatri:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
