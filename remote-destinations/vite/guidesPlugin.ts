/** Vite plugin: turns the guides' folders into modules, and stops the build if a guide is incomplete. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import build from '@sayapatri/build';
import { type Plugin, runnerImport } from 'vite';
import type { Guide, GuideEntry } from '../src/guides/schema/guide.ts';
import { countriesOf } from './countries.ts';
import { pageModule, picturesModule } from './guideModules.ts';
import { type GuideFolder, planFaults, readGuides } from './readGuides.ts';

/** Its default export is the data of each guide's page. */
const guidePages = path.join(import.meta.dirname, '../src/guides/content/guidePages.ts');

/** Content without functions, which the build replaces by its value, so that no page loads figures that it does not show. */
const calculated =
  /\/(plan\/content\/(marks|money|visa|figures\/\w+)|guides\/content\/(countryMoney|guideFacts|serviceFigures))\.ts$/;

/**
 * `guide.json` becomes the guide with its facts and its pictures, which are found by the folder's name. Further modules:
 * `virtual:guides`, the table of guides; `virtual:countries`, their countries' figures; `virtual:guide-folders`, the files for
 * the content that the build calculates. `running` is true for the modules that the build runs to calculate it.
 */
export function guidesPlugin({ running = false } = {}): Plugin {
  let root = '';
  let src = '';
  /** The results of the modules that have been run, until a file changes. */
  const results = new Map<string, ReturnType<typeof runnerImport>>();
  return {
    name: 'guides',
    enforce: 'pre',
    // Vite would put long files into JSON.parse, whose quotes around names add bytes to a page.
    config: () => ({ json: { stringify: false } }),
    configResolved(config) {
      root = config.root;
      src = path.join(root, 'src');
    },
    async buildStart() {
      const faults = existsSync(path.join(src, 'plan')) ? await planFaults(src) : [];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
    watchChange: () => results.clear(),
    resolveId: {
      filter: { id: /^(virtual:(guides|countries|guide-folders)|\/guide-pictures\/.*)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [/\/countries\/[^/]+\/guide\.json$|^\0/, calculated] },
      async handler(id) {
        /** The default export of a module. */
        const run = async <Value>(file: string) => {
          const result =
            results.get(file) ??
            runnerImport(file, {
              configFile: false,
              root,
              logLevel: 'error',
              plugins: [guidesPlugin({ running: true }), build.factModulesPlugin()],
            });
          results.set(file, result);
          const { module, dependencies } = await result;
          for (const file of dependencies)
            if (path.isAbsolute(file)) this.addWatchFile(file.split('?')[0] ?? file);
          return (module as { default: Value }).default;
        };
        if (calculated.test(id)) return running ? null : exportOf(await run(id));
        const [, drawn] = /^\0\/guide-pictures\/(.*)\.js$/.exec(id) ?? [];
        const guides = await readGuides(src);
        const illustrated = guides.find(({ name }) => name === drawn);
        if (illustrated) return picturesModule(src, illustrated);
        for (const { name } of guides)
          for (const file of ['guide.json', 'facts.json'])
            this.addWatchFile(path.join(src, 'guides/countries', name, file));
        if (id === '\0virtual:guides')
          return exportOf(
            guides.map((guide) => entryOf(guide, this.environment.config.consumer === 'server')),
          );
        if (id === '\0virtual:countries') return exportOf(countriesOf(guides));
        if (id === '\0virtual:guide-folders')
          return exportOf(guides.map(({ facts: _, ...folder }) => folder));
        const name = path.basename(path.dirname(id));
        const guide = (await run<Record<string, Guide>>(guidePages))[name];
        return guide ? pageModule(name, guide) : null;
      },
    },
  };
}

const exportOf = (value: unknown) => build.asModule({ value }, ['export default value;']);

/** Browsers get no description: only the prerendered heads need it, and it would add 500 bytes to every guide's code. */
const entryOf = ({ name, guide }: GuideFolder, withDescription: boolean): GuideEntry => ({
  name,
  label: guide.country,
  title: guide.title,
  ...(withDescription && { description: guide.description }),
});
