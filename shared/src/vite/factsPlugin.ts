import type { Plugin } from 'vite';
import { factsModule, readFacts } from '../facts/readFacts.ts';

/**
 * Warns during a build about the package's facts that lack a source or are too old, or fails the build if the package
 * demands that.
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
      const { faults, failOnFault } = await readFacts(root);
      if (faults.length === 0) return;
      const lines = faults.map(({ fact: { meaning, value }, fault }) => `  ${meaning} (${value}): ${fault}`);
      const report = `${factsModule}: ${faults.length} to check\n${lines.join('\n')}`;
      if (failOnFault) this.error(report);
      this.warn(report);
    },
  };
}
