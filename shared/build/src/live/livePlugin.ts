/** Serves one remote from source to a shell that is live, whose React is the production build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { containerOf, given, givenModule } from '../remoteEntry.ts';
import { providedImports } from '../sharing.ts';

const stableComponents = createRequire(import.meta.url).resolve(
  `./stableComponents${path.extname(import.meta.filename)}`,
);
const entry = '\0live-entry';
/** Marks the module with a component's source, which the stable module of the same name imports. */
const ofSource = '?source';

/**
 * Vite plugin: `/remoteEntry.js` is the remote's container, as in a build, with what the shell provides. Modules of
 * components are exchanged as they are saved. React's own fast refresh needs its development build, which no live shell has.
 *
 * @param publicModule path in the package, e.g. `src/remote.tsx`
 */
export function livePlugin(publicModule: string): Plugin {
  let root = '';
  /** Component modules whose last text had faults: once a text has none, the page is loaded again. */
  const faulty = new Set<string>();
  const isOfComponents = (id: string) =>
    id.startsWith(path.join(root, 'src/')) && id.endsWith('.tsx') && id !== path.join(root, publicModule);
  return {
    name: 'sayapatri:live',
    enforce: 'pre',
    apply: 'serve',
    // In Node, the same server gives the pages' paths and titles, which need no stable components.
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      order: 'pre',
      handler: (source) =>
        source === '/remoteEntry.js' ? entry : providedImports.includes(source) ? given + source : undefined,
    },
    load(id) {
      if (id === entry) return containerOf(publicModule);
      if (id.startsWith(given)) return givenModule(id.slice(given.length));
      if (id.endsWith(ofSource)) faulty.add(id);
      if (!isOfComponents(id)) return undefined;
      const text = stableText(id);
      if (text === undefined) faulty.add(id + ofSource);
      return text;
    },
    transform: {
      // Runs after every plugin that may find a fault.
      order: 'post',
      handler(_, id) {
        faulty.delete(id);
      },
    },
    hotUpdate: ({ modules }) => {
      const sources = modules.filter(({ id }) => id?.endsWith(ofSource));
      return sources.length > 0 && !sources.some(({ id }) => faulty.has(id ?? '')) ? sources : modules;
    },
  };
}

/** The text of the stable module for `file`; undefined where its exports can't be listed. */
function stableText(file: string): string | undefined {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const entries = staticExports.flatMap((statement) => statement.entries).filter(({ isType }) => !isType);
  const names = entries.map(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : name));
  if (names.length === 0 || names.includes(null)) return undefined;
  const source = JSON.stringify(file + ofSource);
  return [
    `import * as source from ${source};`,
    `import { stableModule } from ${JSON.stringify(stableComponents)};`,
    'const { module, change } = stableModule(source);',
    ...names.map((name, at) => `const export${at} = module[${JSON.stringify(name)}];`),
    `export { ${names.map((name, at) => `export${at} as ${name}`).join(', ')} };`,
    `import.meta.hot.accept(${source}, (next) => {`,
    '  if (next && !change(next)) import.meta.hot.invalidate();',
    '});',
  ].join('\n');
}
