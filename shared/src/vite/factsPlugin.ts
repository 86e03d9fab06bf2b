import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltFacts } from '../facts/factSchema.ts';
import { factsModule, readFacts } from '../facts/readFacts.ts';

/**
 * Warns during a build about the package's facts that lack a source or are too old, or fails the build if the package
 * demands that. Leaves the facts in `dist/facts.json`, where each later `pnpm build` checks their age without Vite.
 */
export function factsPlugin(): Plugin {
  let root = '';
  return {
    name: 'sayapatri:facts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const { facts, faults, shelfLifeMonths, failOnFault } = await readFacts(root);
      const built: BuiltFacts = { facts, shelfLifeMonths };
      await mkdir(path.join(root, 'dist'), { recursive: true });
      await writeFile(path.join(root, 'dist/facts.json'), JSON.stringify(built));
      if (faults.length === 0) return;
      const lines = faults.map(({ fact: { meaning, value }, fault }) => `  ${meaning} (${value}): ${fault}`);
      const report = `${factsModule}: ${faults.length} to check\n${lines.join('\n')}`;
      if (failOnFault) this.error(report);
      this.warn(report);
    },
  };
}
