/** Leaves out unused code that Vite and libraries would add to a package. */
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
    // The helper gets another name, because the federation plugin would otherwise give it its own file.
    resolveId: { filter: { id: /vite\/preload-helper/ }, handler: () => plainImport },
    load: {
      filter: { id: /^\0sayapatri:plain-import$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/**
 * Lets the bundler leave out parts of React Router that nothing uses, such as forms, scripts and navigation links: it keeps
 * a component that is made by a call or given a name after it, because either could have an effect. Where the library's
 * text is written otherwise, nothing is left out and nothing breaks.
 */
export function unusedLibraryCodePlugin(): Plugin {
  return {
    name: 'sayapatri:unused-library-code',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=(React\d*\.)?(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/** Modules that only an unused part of Emotion imports; as CommonJS they would be kept otherwise. */
export const withoutEffects = [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }];
