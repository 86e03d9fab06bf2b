import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { providedImports } from './sharing.ts';

const takeShared = createRequire(import.meta.url).resolve('@sayapatri/contract/takeShared');

/**
 * Text of a remote's remoteEntry: a Module Federation container (`init` takes the host's share scope, `get` gives an exposed
 * module) whose shared modules all come from the host. `init` throws an Error that names what the host does not provide.
 */
const containerOf = (publicModule: string) => `
import { takeShared } from ${JSON.stringify(takeShared)};

export const init = (shareScope) => takeShared(shareScope, ${JSON.stringify(providedImports)});

export async function get(name) {
  if (name !== './remote') throw Error('This remote exposes ./remote and no ' + name + '.');
  const module = await import('/${publicModule}');
  return () => module;
}
`;

/** Text of the module that remotes import in place of the shared module `name`, of which they use `exported`. */
const wrapperOf = (name: string, exported: readonly string[]) =>
  [
    `import { provided } from ${JSON.stringify(takeShared)};`,
    `const module = provided[${JSON.stringify(name)}];`,
    'export default module;',
    'export { module as __moduleExports };',
    ...exported.map((one, at) => `const export${at} = module[${JSON.stringify(one)}];`),
    `export { ${exported.map((one, at) => `export${at} as ${one}`).join(', ')} };`,
  ].join('\n');

/** Matches the parts of the federation plugin's wrapper that name the shared module and each export in use. */
const sharedModule = /"canonical":"default:([^"]+)"/;
const usedExport = /= exportModule\["([^"]+)"\];/g;

/**
 * Writes a smaller remoteEntry and smaller wrappers of shared modules than the federation plugin, which writes them for
 * any remote and host (docs/decisions/0003). This site's remotes bring no shared module and expose one module. The build
 * fails when an upgrade of the plugin writes them differently.
 *
 * @param publicModule path in the package, e.g. `src/remote.tsx`
 */
export function remoteEntryPlugin(publicModule: string): Plugin {
  let hasEntry = false;
  return {
    name: 'sayapatri:remote-entry',
    apply: 'build',
    transform: {
      // After the federation plugin, which writes its texts here.
      order: 'post',
      filter: { id: /^virtual:mf-REMOTE_ENTRY_ID:|__loadShare__/ },
      handler(code, id) {
        if (!id.includes('__loadShare__')) {
          hasEntry = true;
          return { code: containerOf(publicModule), map: null };
        }
        const [, name] = sharedModule.exec(code) ?? [];
        const exported = [...code.matchAll(usedExport)].map(([, one = '']) => one);
        if (name === undefined || !code.includes('__mfApplyHostProvidedExports'))
          throw new Error(
            'The federation plugin writes a wrapper of another form: adapt remoteEntry.ts to its version.',
          );
        return { code: wrapperOf(name, exported), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !hasEntry)
        throw new Error('The federation plugin writes no remoteEntry: adapt remoteEntry.ts to its version.');
    },
  };
}
