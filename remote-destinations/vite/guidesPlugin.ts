/** Vite plugin: calculates the guides' pages and figures during the build, and stops it if a guide is incomplete. */
import path from 'node:path';
import build from '@sayapatri/build';
import { type Plugin, runnerImport } from 'vite';
import type { Guide } from '../src/guides/schema/guide.ts';

const src = path.join(import.meta.dirname, '../src');

/** Its default export is the data of each guide's page. */
const guidePages = path.join(src, 'guides/content/guidePages.ts');

/** Content without functions, which the build replaces by its value, so that no page loads figures that it does not show. */
const calculated =
  /\/(plan\/content\/(marks|visa|hubCountries|listedScholarships|plannedCountries|intakeCountries)|guides\/content\/(countries|countryMoney|guideFacts|guideTable|serviceFigures))\.ts$/;

/** Vite loads what is run, because Node can't read the TypeScript that it imports from `shared`. */
const importModule = <Module>(file: string) =>
  runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [build.factModulesPlugin()],
  });

/** A `guide.json` becomes the data of its page, and each calculated module its value. */
export function guidesPlugin(): Plugin {
  /** The results of the modules that have been run, until a file changes. */
  const results = new Map<string, ReturnType<typeof importModule<{ default: unknown }>>>();
  return {
    name: 'guides',
    enforce: 'pre',
    // Vite would put long files into JSON.parse, whose quotes around names add bytes to a page.
    config: () => ({ json: { stringify: false } }),
    async buildStart() {
      const file = path.join(import.meta.dirname, 'readGuides.ts');
      const { module } = await importModule<typeof import('./readGuides.ts')>(file);
      const faults = await module.planFaults(src);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
    watchChange: () => results.clear(),
    load: {
      filter: { id: [/\/countries\/[^/]+\/guide\.json$/, calculated] },
      async handler(id) {
        /** The default export of a module. */
        const run = async <Value>(file: string) => {
          const result = results.get(file) ?? importModule<{ default: unknown }>(file);
          results.set(file, result);
          const { module, dependencies } = await result;
          for (const file of dependencies)
            if (path.isAbsolute(file)) this.addWatchFile(file.split('?')[0] ?? file);
          return module.default as Value;
        };
        if (calculated.test(id)) return build.moduleOf(await run(id));
        for (const file of ['guide.json', 'facts.json']) this.addWatchFile(path.join(path.dirname(id), file));
        const pages = await run<Record<string, Guide>>(guidePages);
        return build.moduleOf(pages[path.basename(path.dirname(id))]);
      },
    },
  };
}
