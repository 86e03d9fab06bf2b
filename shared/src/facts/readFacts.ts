/** Reads the facts that packages list, in Node: for `pnpm facts` and for the check in each build. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Fact } from './fact.ts';
import { lastDayOf } from './factDate.ts';
import { type FactFault, factFaults } from './factSchema.ts';

/** Where a package lists its facts: a module that exports `facts: Fact[]`. */
export const factsModule = 'src/content/statedFacts.ts';

/** Replaces the drawings and pictures that content imports by their ids, because the facts need none of them. */
const withoutPictures: Plugin = {
  name: 'sayapatri:without-pictures',
  enforce: 'pre',
  load: {
    filter: { id: /\?drawing$|\.(svg|jpe?g|png|webp|avif)(\?.*)?$/ },
    handler: (id) => `export default ${JSON.stringify(id)};`,
  },
};

/** How a package's facts are checked; exported from its facts module as `factsCheck` if it is not the default. */
export interface FactsCheck {
  /** How old a fact's date may be before the check names it; 24 months if left out. */
  shelfLifeMonths?: number;
  /** True makes a fault stop the build; otherwise it is a warning. */
  failOnFault?: boolean;
}

export interface PackageFacts extends FactsCheck {
  facts: readonly Fact[];
  faults: readonly FactFault[];
}

/**
 * The facts that the package in folder `root` lists, and what is wrong with them today; none of either if it has no
 * facts module. Rejects as the import does.
 */
export async function readFacts(root: string, today = new Date()): Promise<PackageFacts> {
  const file = path.join(root, factsModule);
  if (!existsSync(file)) return { facts: [], faults: [] };
  const { module } = await runnerImport<{ facts?: readonly Fact[]; factsCheck?: FactsCheck }>(file, {
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [withoutPictures],
  });
  const { facts, factsCheck = {} } = module;
  if (facts === undefined) throw new Error(`${file} exports no list named facts.`);
  return { ...factsCheck, facts, faults: factFaults(facts, today, factsCheck.shelfLifeMonths) };
}

/** Sorts by date, oldest first; undated facts come first, because their age is unknown. */
export const oldestFirst = <Entry>(entries: readonly Entry[], factOf: (entry: Entry) => Fact): Entry[] =>
  [...entries].sort((a, b) => sortKey(factOf(a)).localeCompare(sortKey(factOf(b))));

const sortKey = ({ asOf }: Fact) => (asOf === undefined ? '' : lastDayOf(asOf));
