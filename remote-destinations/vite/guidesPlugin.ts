/**
 * Vite plugin: stops the build if a guide's data file is incomplete, and leaves descriptions out of the guides' table
 * for browsers.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { GuideEntry } from '../src/schema/guide.ts';

/** Vite loads it, because Node can't read the TypeScript that it imports from `shared`. */
const schema = fileURLToPath(new URL('../src/schema/guideSchema.ts', import.meta.url));

/** Replaces drawings by their names, which is all the check needs. */
const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  load: {
    filter: { id: /\?(drawing|pictures)$/ },
    handler: (id) => `export default ${id.endsWith('pictures') ? '{}' : JSON.stringify(id)};`,
  },
};

const importModule = async <Module>(file: string): Promise<Module> => {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [undrawn],
  });
  return module;
};

/**
 * Checks the guides below Vite's root before the build; the build fails with every faulty file and field. Browsers get
 * the table without the descriptions, which only the prerendered heads need: they would add 500 bytes to every guide's
 * code.
 */
export function guidesPlugin(): Plugin {
  let source = '';
  let table: readonly GuideEntry[] = [];
  return {
    name: 'guides',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async buildStart() {
      // The server build reads the same files, so one check is enough.
      if (this.environment.config.consumer !== 'client') return;
      ({ guides: table } = await importModule<{ guides: readonly GuideEntry[] }>(
        join(source, 'content/guides.ts'),
      ));
      const files = (await readdir(join(source, 'content/guides'))).filter((file) => file.endsWith('.ts'));
      const guides = await Promise.all(
        files.map(async (file) => {
          const path = `./content/guides/${file}`;
          return [path, (await importModule<{ default?: unknown }>(join(source, path))).default] as const;
        }),
      );
      const { checkGuides } = await importModule<typeof import('../src/schema/guideSchema.ts')>(schema);
      checkGuides(Object.fromEntries(guides), table);
    },
    load: {
      filter: { id: /\/content\/guides\.ts$/ },
      handler(id) {
        if (this.environment.config.consumer !== 'client' || id !== join(source, 'content/guides.ts'))
          return null;
        const entries = table.map(({ description: _, ...entry }) => entry);
        return `export const guides = ${JSON.stringify(entries)};`;
      },
    },
  };
}
