import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brandSchema } from '@sayapatri/content/brandSchema';
import { type Collections, contentFaults, fileFaults } from '@sayapatri/content/faults';
import { type Plugin, runnerImport } from 'vite';

/** Where a package lists its content files with their schemas, as its default export. */
const collectionsModule = 'src/schema/collections.ts';

const brandFile = createRequire(import.meta.url).resolve('@sayapatri/facts/brand.json');

/** Fails the build with each faulty file and field of the package's content and of the brand's data. */
export function contentPlugin(): Plugin {
  let root = '';
  return {
    name: 'sayapatri:content',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const faults = [
        ...fileFaults('brand.json', await readFile(brandFile, 'utf8'), brandSchema),
        ...(await packageFaults(root)),
      ];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}

async function packageFaults(root: string): Promise<string[]> {
  const file = path.join(root, collectionsModule);
  if (!existsSync(file)) return [];
  const { module } = await runnerImport<{ default: Collections }>(file, {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return contentFaults(path.join(root, 'src/content'), module.default);
}
