import type { Plugin } from 'vite';

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
