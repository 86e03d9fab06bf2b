/** Vite plugin: turns the guides' folders into modules, and stops the build if one of them is incomplete. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import build from '@sayapatri/build';
import type { Datasets } from '@sayapatri/contract';
import type { Fact } from '@sayapatri/facts';
import { type Plugin, runnerImport } from 'vite';
import type pageFigures from '../src/content/pageFigures.ts';
import type { GuideEntry } from '../src/schema/guide.ts';
import { countriesOf } from './countries.ts';
import { withPlotData } from './plotData.ts';
import { type GuideFolder, readGuides } from './readGuides.ts';

const drawings = path.dirname(createRequire(import.meta.url).resolve('@sayapatri/drawings'));

/** Calculates the figures of a guide's page. */
const calculations = path.join(import.meta.dirname, '../src/content/pageFigures.ts');

/** Modules below src/ that the build runs, whose default exports are data, by the end of their virtual modules' names. */
const runModules: Readonly<Record<string, string>> = {
  'across-countries': 'content/acrossCountries.ts',
  'first-years': 'content/firstYearTable.ts',
  'plan-previews': 'plan/content/previews.ts',
};

/**
 * `guide.json` becomes the guide with its facts and its drawings, which are found by the folder's name. Further modules:
 * `virtual:guides`, the table of guides; `virtual:countries`, their countries' figures; `virtual:guide-facts`, the
 * three facts of each guide's head; those of `runModules`.
 */
export function guidesPlugin(): Plugin {
  let root = '';
  let src = '';
  return {
    name: 'guides',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      src = path.join(root, 'src');
    },
    resolveId: {
      filter: { id: /^virtual:(guides|countries|guide-facts|across-countries|first-years|plan-previews)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /\/guides\/[^/]+\/guide\.json$|^\0virtual:/ },
      async handler(id) {
        /** The default export of a module. */
        const runModule = async <Value>(file: string) => {
          const { module, dependencies } = await runnerImport<{ default: Value }>(file, {
            configFile: false,
            root,
            logLevel: 'error',
            plugins: [guidesPlugin(), build.factModulesPlugin()],
          });
          for (const file of dependencies)
            if (path.isAbsolute(file)) this.addWatchFile(file.split('?')[0] ?? file);
          return module.default;
        };
        const run = runModules[id.slice('\0virtual:'.length)];
        if (run !== undefined) return exportOf(await runModule<object>(path.join(src, run)));
        const guides = await readGuides(src);
        for (const { name } of guides)
          for (const file of ['guide.json', 'facts.json'])
            this.addWatchFile(path.join(src, 'content/guides', name, file));
        if (id === '\0virtual:guides')
          return exportOf(
            guides.map((guide) => entryOf(guide, this.environment.config.consumer === 'server')),
          );
        if (id === '\0virtual:countries') return exportOf(countriesOf(guides));
        if (id === '\0virtual:guide-facts') return exportOf(guides.map(headOf));
        const guide = guides.find(({ name }) => name === path.basename(path.dirname(id)));
        if (guide === undefined) return null;
        return pageOf(guide, await runModule<typeof pageFigures>(calculations));
      },
    },
  };
}

const exportOf = (value: unknown) => build.asModule({ value }, ['export default value;']);

/** Browsers get no description: only the prerendered heads need it, and it would add 500 bytes to every guide's code. */
const entryOf = ({ name, guide }: GuideFolder, withDescription: boolean): GuideEntry => ({
  slug: `study-in-${name}`,
  label: guide.country,
  title: guide.title,
  description: withDescription ? guide.description : '',
  data: `./content/guides/${name}/guide.json`,
});

/**
 * The three facts in the guide's head, each with the figure that applies today, and the sources of those that the
 * specification does not prescribe.
 */
function headOf({ name, guide }: GuideFolder): Datasets['guideFacts'][number] {
  const values = guide.heroFacts.map(({ value }) => value);
  return {
    guidePath: `/study-in-${name}`,
    facts: values.map((value) => (typeof value === 'string' ? value : textOf(value))),
    sources: values
      .filter((value) => typeof value !== 'string')
      .flatMap(({ origin, counted, source, asOf, usually }) => {
        if (counted) return [{ source: counted.source, asOf: counted.asOf }];
        return origin === 'ledger' ? [{ source, ...(asOf && { asOf }), ...(usually && { usually }) }] : [];
      }),
  };
}

const textOf = (fact: Fact) => build.factText(fact) + (fact.counted ? ` (today ${fact.counted.value})` : '');

function pageOf({ name, guide }: GuideFolder, { firstYearParts, addLakh, across }: typeof pageFigures) {
  const { country, title, blurb, heroFacts } = guide;
  addLakh(guide.sections);
  const sections = guide.sections.map(withPlotData);
  const firstYear = firstYearParts(`/study-in-${name}`);
  const skyline = `skylines/${name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}Skyline.tsx`;
  const campuses = `campuses/${name}.ts`;
  const drawn = (file: string) => existsSync(path.join(drawings, file));
  return build.asModule(
    { guide: { slug: `study-in-${name}`, country, title, blurb, heroFacts, firstYear, across, sections } },
    [
      ...(drawn(skyline)
        ? [`import skyline from '@sayapatri/drawings/${skyline}?drawing';`, 'guide.skyline = skyline;']
        : []),
      ...(drawn(campuses)
        ? [
            `import pictures from '@sayapatri/drawings/${campuses}?pictures';`,
            "for (const section of guide.sections) if (section.kind === 'universities') section.pictures = pictures;",
          ]
        : []),
      'export default guide;',
    ],
  );
}
