import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, parseSync } from 'vite';
import { providedFile, providedImports, providedNames } from './sharing.ts';

const require = createRequire(import.meta.url);
const takeShared = require.resolve('@sayapatri/contract/takeShared');

/**
 * Text of a remote's remoteEntry: a Module Federation container (`init` takes the host's share scope, `get` gives an exposed
 * module) whose shared modules all come from the host. `init` throws an Error that names what the host does not provide.
 */
export const containerOf = (publicModule: string) => `
import { takeShared } from ${JSON.stringify(takeShared)};

export const init = (shareScope) => takeShared(shareScope, ${JSON.stringify(providedImports)});

export async function get(name) {
  if (name !== './remote') throw Error('This remote exposes ./remote and no ' + name + '.');
  const module = await import('/${publicModule}');
  return () => module;
}
`;

/** The names that the shared module `name` exports beside its default, read from its source where it is one of ours. */
function exportsOf(name: string): readonly string[] {
  const names = providedNames[name];
  if (names !== undefined) return names;
  if (!name.startsWith('@sayapatri/'))
    return Object.keys(require(name)).filter((one) => one !== 'default' && one !== '__esModule');
  const file = require.resolve(name);
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const values = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return values.flatMap(({ exportName }) => exportName.name ?? []);
}

/** Text of the module that remotes import in place of the shared module `name`; the build leaves out the unused exports. */
export function givenModule(name: string): string {
  const exported = exportsOf(name);
  return [
    `import { provided } from ${JSON.stringify(takeShared)};`,
    `const module = provided[${JSON.stringify(name)}];`,
    'export default module.default ?? module;',
    ...exported.map((one, at) => `const export${at} = module[${JSON.stringify(one)}];`),
    `export { ${exported.map((one, at) => `export${at} as ${one}`).join(', ')} };`,
  ].join('\n');
}

/** The beginning of the ids of modules that stand for the host's modules. */
const given = '\0given:';

/** The provided import behind an import, by its name or, within MUI, by a relative path; undefined for any other. */
export const providedBehind = (source: string, importer: string | undefined) =>
  providedImports.includes(source) ? source : importer && providedFile(source, importer);

/**
 * Writes a smaller remoteEntry and smaller shared modules than the federation plugin, which writes them for any remote and
 * host (docs/decisions/0102). This site's remotes bring no shared module and expose one module. The build fails when an
 * upgrade of the plugin writes no remoteEntry.
 *
 * @param publicModule path in the package, e.g. `src/remote.tsx`
 */
export function remoteEntryPlugin(publicModule: string): Plugin {
  let hasEntry = false;
  return {
    name: 'sayapatri:remote-entry',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const name = providedBehind(source, importer);
        return name && given + name;
      },
    },
    load: {
      filter: { id: /^\0given:/ },
      handler: (id) => givenModule(id.slice(given.length)),
    },
    transform: {
      // Runs after the federation plugin, which writes its own text here.
      order: 'post',
      filter: { id: /^virtual:mf-REMOTE_ENTRY_ID:/ },
      handler() {
        hasEntry = true;
        return { code: containerOf(publicModule), map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !hasEntry)
        throw new Error('The federation plugin writes no remoteEntry: adapt remoteEntry.ts to its version.');
    },
  };
}
