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
        return asModule({ facts }, [
          'export default (id) => {',
          "  if (!facts[id]) throw new Error('There is no fact ' + id + '.');",
          '  return facts[id];',
          '};',
        ]);
      },
    },
  };
}

/** A module with a constant for each value, in which an object that stands several times is written once, and then `lines`. */
export function asModule(values: Readonly<Record<string, unknown>>, lines: readonly string[]) {
  /** The objects, inner ones first, and whether each was met again. */
  const repeated = new Map<object, boolean>();
  const meet = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const isKnown = repeated.has(part);
    if (!isKnown) for (const inner of Object.values(part)) meet(inner);
    repeated.set(part, isKnown);
  };
  for (const value of Object.values(values)) meet(value);
  const constants = new Map<unknown, string>(
    [...repeated].flatMap(([part, isRepeated], at) => (isRepeated ? [[part, `part${at}`] as const] : [])),
  );
  /** The value as code, in which the names of constants stand, without quotes, for what is repeated. */
  const written = (whole: unknown) =>
    JSON.stringify(whole, (_, part) =>
      part !== whole && constants.has(part) ? `\u0000${constants.get(part)}\u0000` : part,
    ).replaceAll(/"\\u0000(\w+)\\u0000"/g, '$1');
  const code = [
    ...[...constants, ...Object.entries(values).map(([name, value]) => [value, name] as const)].map(
      ([value, name]) => `const ${name} = ${written(value)};`,
    ),
    ...lines,
  ].join('\n');
  return { code, moduleType: 'js', map: null } as const;
}
