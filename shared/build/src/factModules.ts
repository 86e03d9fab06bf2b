import { readFactsFile } from '@sayapatri/facts/read';
import type { Plugin } from 'vite';

/**
 * Vite plugin: the default export of `./facts.json?facts` is a function that gives the fact with an id. The facts have
 * their words already, so that no page carries the schema and the formatter.
 */
export function factModulesPlugin(): Plugin {
  return {
    name: 'sayapatri:fact-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.json\?facts$/ },
      async handler(id) {
        const [file = id] = id.split('?');
        this.addWatchFile(file);
        const facts = Object.fromEntries((await readFactsFile(file)).map((fact) => [fact.id, fact]));
        const code = `const facts = ${JSON.stringify(facts)};
export default (id) => {
  if (!facts[id]) throw new Error('There is no fact ' + id + '.');
  return facts[id];
};`;
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}
