/** Vite plugin: a build stops at a data file that is not complete, and browsers get the guides' table without descriptions. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { GuideEntry } from '../src/schema/guide.ts';

/** Loaded by Vite, as Node can't read the TypeScript that it imports from `shared`. */
const schema = fileURLToPath(new URL('../src/schema/guideSchema.ts', import.meta.url));

/** The check needs no drawings, only that they are named. */
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
 * Checks the guides under Vite's root before anything is built: the build fails with each file and field at fault. The
 * descriptions stand in the pages' heads, which the server side writes: in the browser they would be 500 bytes of every
 * guide's code.
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
      // The server side is built from the same files.
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
