/** Vite plugin: turns the guides' folders into modules, and stops the build if a guide is incomplete. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import build from '@sayapatri/build';
import type { Datasets } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { type Plugin, runnerImport } from 'vite';
import type { Figures, GuideEntry } from '../src/guides/schema/guide.ts';
import { countriesOf } from './countries.ts';
import { pageOf, picturesModule } from './guideModules.ts';
import { type GuideFolder, planFaults, readGuides } from './readGuides.ts';

/** Modules that the build runs, whose default exports are data. */
const source = path.join(import.meta.dirname, '../src');
const pageFigures = path.join(source, 'guides/content/pageFigures.ts');
const figuresOfServices = path.join(source, 'guides/content/figuresOfServices.ts');
const figuresOfMoney = path.join(source, 'guides/content/figuresOfMoney.ts');

/** Content without functions, which the build replaces by its value, so that no page loads figures that it does not show. */
const readPages = /\/plan\/content\/(marks|money|visa|figures\/\w+)\.ts$/;

/**
 * `guide.json` becomes the guide with its facts and its pictures, which are found by the folder's name. Further modules:
 * `virtual:guides`, the table of guides; `virtual:countries`, their countries' figures; `virtual:guide-facts`, the facts in
 * each guide's head; `virtual:first-years`, `virtual:service-figures` and `virtual:country-money`, calculated figures. The
 * content of the pages to read is replaced by its value. `running` is true for the modules that the build runs.
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
      filter: {
        id: /^(virtual:(guides|countries|guide-facts|first-years|service-figures|country-money)|\/guide-pictures\/.*)$/,
      },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [/\/countries\/[^/]+\/guide\.json$|^\0/, readPages] },
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
        if (readPages.test(id)) return running ? null : exportOf(await run(id));
        const [, drawn] = /^\0\/guide-pictures\/(.*)\.js$/.exec(id) ?? [];
        const figures = () => run<Figures>(pageFigures);
        if (id === '\0virtual:service-figures') return exportOf(await run(figuresOfServices));
        if (id === '\0virtual:country-money') return exportOf(await run(figuresOfMoney));
        if (id === '\0virtual:first-years') return exportOf((await figures()).firstYears);
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
        if (id === '\0virtual:guide-facts') {
          const { bachelorsYears } = await figures();
          return exportOf(guides.map((guide) => headOf(guide, bachelorsYears)));
        }
        const guide = guides.find(({ name }) => name === path.basename(path.dirname(id)));
        return guide ? pageOf(guide, await figures()) : null;
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

/**
 * The three facts in the guide's head with today's figures, the sources of facts that the specification does not prescribe,
 * and a bachelor's first year.
 */
function headOf(
  { name, guide }: GuideFolder,
  firstYears: Figures['bachelorsYears'],
): Datasets['guideFacts'][number] {
  const values = guide.heroFacts.map(({ value }) => value);
  const guidePath = `/study-in-${name}` as const;
  const firstYear = firstYears[guidePath];
  return {
    guidePath,
    facts: values.map((value) => (typeof value === 'string' ? value : textOf(value))),
    sources: values
      .filter((value) => typeof value !== 'string')
      .flatMap(({ origin, counted, source, asOf, usually }) => {
        if (counted) return [{ source: counted.source, asOf: counted.asOf }];
        return origin === 'ledger' ? [{ source, ...(asOf && { asOf }), ...(usually && { usually }) }] : [];
      }),
    ...(firstYear && { firstYear }),
  };
}

/** Today's figure, then the earlier figure: `24 hours per week (earlier 20 hours per week)`. */
const textOf = (fact: Fact) =>
  fact.counted ? `${fact.counted.value} (earlier ${fact.value})` : build.factText(fact);
