/** Vite plugins that do in one build what the packages' own Vite configurations do in theirs. */
import path from 'node:path';
import build from '@sayapatri/build';
import { projectRoot } from 'compose/paths';
import { loadConfigFromFile, type Plugin, type PluginOption } from 'vite';

const rootOf = (name: string) => path.join(projectRoot, name);

const picture = /\.svg$|\.(jpe?g|png|webp|avif)(\?photo)?$/i;
/** The shared modules that give pictures: each package has its own files, so each gets a module of its own. */
const sharedPictures = /^@sayapatri\/pictures\/.*\.ts$/;
/** The id of a picture's module names the importing package too, because each package has its own files. */
const ofPackage = /^\0picture:([a-z-]+):(.+)$/;

/** Plugins for the pictures of the packages `names`; they write the files where the federated site has them. */
export function picturesPlugin(names: readonly string[]): Plugin {
  const byPackage = new Map(
    names.map(
      (name) => [name, { drawings: build.picturesPlugin(name), photos: build.photosPlugin(name) }] as const,
    ),
  );
  /** The packages of modules without a file, such as a guide's pictures, by the modules' names. */
  const withoutFile = new Map<string, string>();
  const packageOf = (importer: string) =>
    withoutFile.get(importer) ??
    /\?package=([a-z-]+)$/.exec(importer)?.[1] ??
    ofPackage.exec(importer)?.[1] ??
    path.relative(projectRoot, importer).split(path.sep)[0] ??
    '';
  return {
    name: 'bench:pictures',
    enforce: 'pre',
    resolveId: {
      filter: { id: [picture, sharedPictures, /^\/guide-pictures\//] },
      async handler(source, importer, options) {
        if (importer === undefined) return;
        const name = packageOf(importer);
        if (sharedPictures.test(source)) {
          const found = await this.resolve(source, importer, { ...options, skipSelf: true });
          return found && `${found.id}?package=${name}`;
        }
        if (!picture.test(source)) {
          withoutFile.set(`\0${source}`, name);
          return;
        }
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!byPackage.has(name) || found === null) throw new Error(`${importer} is of no package.`);
        return `\0picture:${name}:${found.id}`;
      },
    },
    load: {
      filter: { id: ofPackage },
      handler(id, options) {
        const [, name = '', file = ''] = ofPackage.exec(id) ?? [];
        const plugins = byPackage.get(name);
        const { load } = (file.endsWith('.svg') ? plugins?.drawings : plugins?.photos) ?? {};
        return hook(load).call(this, file, options);
      },
    },
  };
}

/**
 * The plugins that only one of the packages uses, such as the blog's for its articles. Each runs as if Vite's root were
 * its package.
 */
export async function ownPlugins(names: readonly string[]): Promise<PluginOption[]> {
  // The preset leaves federation off in tests.
  process.env.VITEST = 'true';
  try {
    return await Promise.all(names.map(ownPluginsOf));
  } finally {
    delete process.env.VITEST;
  }
}

async function ownPluginsOf(name: string): Promise<PluginOption[]> {
  const root = rootOf(name);
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, path.join(root, 'vite.config.ts'), root, 'error');
  const plugins = ((loaded?.config.plugins ?? []) as unknown[]).flat(Number.POSITIVE_INFINITY) as Plugin[];
  return plugins
    .filter((plugin) => plugin && !/^(vite|sayapatri):/.test(plugin.name))
    .map(({ generateBundle: _feed, ...plugin }) => ({
      ...plugin,
      configResolved(config) {
        if (plugin.configResolved) hook(plugin.configResolved).call(this, { ...config, root });
      },
    }));
}

// biome-ignore lint/suspicious/noExplicitAny: hooks are called as Vite calls them, whatever they take
type AnyFunction = (...values: any[]) => any;

/** Returns the function of a plugin's hook, which may be an object with a filter. */
function hook(value: unknown): AnyFunction {
  const found = typeof value === 'object' && value !== null && 'handler' in value ? value.handler : value;
  if (typeof found !== 'function') throw new Error('The plugin has no such hook.');
  return found as AnyFunction;
}
