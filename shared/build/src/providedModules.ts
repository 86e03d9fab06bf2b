import type { Plugin } from 'vite';
import { providedImports, providedNames, versionOf } from './sharing.ts';

const id = 'virtual:provided-modules';

/** Vite plugin: `virtual:provided-modules` holds every module that the shell provides, by name, with its version. */
export function providedModulesPlugin(): Plugin {
  return {
    name: 'sayapatri:provided-modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const imports = providedImports.map((name, at) => {
        const names = providedNames[name];
        if (names === undefined) return `import * as module${at} from ${JSON.stringify(name)};`;
        return `import { ${names} } from ${JSON.stringify(name)};\nconst module${at} = { ${names} };`;
      });
      const entries = providedImports.map(
        (name, at) =>
          `{ name: ${JSON.stringify(name)}, version: ${JSON.stringify(versionOf(name))}, module: module${at} }`,
      );
      return `${imports.join('\n')}\nexport const providedModules = [${entries.join(', ')}];`;
    },
  };
}
