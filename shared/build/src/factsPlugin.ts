import { readFacts } from '@sayapatri/facts/read';
import type { Plugin } from 'vite';

/** Warns during a build about the package's facts that are too old. The build fails at a facts file that is incomplete. */
export function factsPlugin(): Plugin {
  let root = '';
  return {
    name: 'sayapatri:facts',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const checked = await readFacts(root);
      const lines = checked.flatMap(({ fact: { meaning, value }, faults }) =>
        faults.map((fault) => `  ${meaning} (${value}): ${fault}`),
      );
      if (lines.length > 0) this.warn(`${lines.length} facts to check\n${lines.join('\n')}`);
    },
  };
}
