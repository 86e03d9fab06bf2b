/** Vite plugin: a build stops at a data file that is not complete. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { GuideEntry } from '../src/content/guides.ts';
import { checkGuides } from '../src/schema/guideSchema.ts';

/** The check needs no drawings, only that one is named. */
const undrawn: Plugin = {
  name: 'undrawn',
  enforce: 'pre',
  load: {
    filter: { id: /\?(?:drawing|pictures)$/ },
    handler: (id) =>
      id.endsWith('?drawing')
        ? `export default ${JSON.stringify(id)};`
        : 'export default new Proxy({}, { get: (_, id) => ({ src: id, alt: id, width: 4, height: 3 }) });',
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

/** Checks the guides under Vite's root before anything is built. The build fails with each file and field at fault. */
export function guidesPlugin(): Plugin {
  let source = '';
  return {
    name: 'guides',
    apply: 'build',
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async buildStart() {
      // The server side is built from the same files.
      if (this.environment.config.consumer !== 'client') return;
      const { guides: table } = await importModule<{ guides: readonly GuideEntry[] }>(
        join(source, 'content/guides.ts'),
      );
      const files = (await readdir(join(source, 'content/guides'))).filter((file) => file.endsWith('.ts'));
      const guides = await Promise.all(
        files.map(async (file) => {
          const path = `./content/guides/${file}`;
          return [path, (await importModule<{ default?: unknown }>(join(source, path))).default] as const;
        }),
      );
      checkGuides(Object.fromEntries(guides), table);
    },
  };
}
