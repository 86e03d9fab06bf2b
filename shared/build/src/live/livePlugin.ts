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
  /** Files whose last answer to the browser was an error: once they are repaired, the page is loaded again. */
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
      return isOfComponents(id) ? stableText(id) : undefined;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = path.join(root, request.url?.split('?')[0] ?? '');
        response.on('finish', () => (response.statusCode < 500 ? faulty.delete(file) : faulty.add(file)));
        next();
      });
    },
    async hotUpdate({ type, modules, file, read }) {
      // Waits for the text of a file that an editor has emptied and is still writing.
      if (type === 'update') await read();
      const sources = modules.filter(({ id }) => id?.endsWith(ofSource));
      return sources.length > 0 && !faulty.has(file) ? sources : modules;
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
