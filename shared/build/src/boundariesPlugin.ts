import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const allowed = /^(react|@sayapatri\/(contract|design|facts|pictures|testing))(\/|$)/;
/** Matches the name of a package of npm or the workspace, but no virtual module, absolute path or module of the same package. */
const packageName = /^(?:@[\w.-]+\/)?[\w][\w.-]*(?=\/|$)/;

/**
 * Refuses every import in a remote's `src` that leaves the package, other than `react`, the packages of `shared` and the libraries that
 * the remote's own package.json names. The build fails with the file, the import and what to use instead.
 */
export function boundariesPlugin(): Plugin {
  let root = '';
  let own: ReadonlySet<string>;
  return {
    name: 'sayapatri:boundaries',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(path.join(root, 'package.json'), 'utf8'),
      );
      own = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
    },
    resolveId(source, importer) {
      const file = importer && path.relative(root, importer).split('?')[0];
      if (!file?.startsWith('src/')) return;
      const fault = importFault(source, file, own);
      if (fault !== undefined) throw new Error(`${file} imports ${source}, ${fault}.`);
    },
  };
}

/**
 * Says what is wrong with an import and what to use instead; undefined if nothing is. `file` is a path in the package,
 * `own` the names of the libraries that its package.json names.
 */
export function importFault(source: string, file: string, own: ReadonlySet<string>): string | undefined {
  if (source.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), source);
    return target.startsWith('../')
      ? 'which is outside the package: move it into the package, or what several packages need into shared'
      : undefined;
  }
  const [name] = packageName.exec(source) ?? [];
  if (name === undefined || source.includes(':') || allowed.test(source)) return undefined;
  if (/^(shell|remote-.*|compose|server)$/.test(name))
    return 'another package: ask for its data as a dataset (`uses`), link to its pages by their path, or move what both need into shared';
  return own.has(name) ? undefined : 'which package.json does not name: add it there, or do without it';
}
