import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brandSchema } from '@sayapatri/facts/schema/brand';
import { coloursSchema } from '@sayapatri/facts/schema/colours';
import { type Collections, contentFaults, fileFaults } from '@sayapatri/facts/schema/faults';
import { type Plugin, runnerImport } from 'vite';
import { heicRefusal } from './photosPlugin.ts';

/** Where a package lists its content files with their schemas, as its default export. */
const collectionsModule = 'src/schema/collections.ts';

const brandSchemas = { 'brand.json': brandSchema, 'colours.json': coloursSchema };

/** Fails the build with each faulty file and field of the package's content and of the brand's data. */
export function contentPlugin(): Plugin {
  return {
    name: 'sayapatri:content',
    apply: 'build',
    async buildStart() {
      const { root } = this.environment.config;
      const faults = [...(await brandFaults()), ...(await packageFaults(root)), ...(await photoFaults(root))];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}

async function brandFaults(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url);
  const found = Object.entries(brandSchemas).map(async ([name, schema]) =>
    fileFaults(name, await readFile(resolve(`@sayapatri/facts/${name}`), 'utf8'), schema),
  );
  return (await Promise.all(found)).flat();
}

/** Pages would leave out a photograph of another kind or name, which nobody would notice. */
async function photoFaults(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, 'src/content/photos')).catch(() => []);
  return files
    .filter((file) => !file.startsWith('.') && !/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(file))
    .map((file) =>
      /\.hei[cf]$/i.test(file)
        ? heicRefusal(`photos/${file}`)
        : `photos/${file}: the photo must be a JPEG, PNG, WebP or AVIF, with a name such as asmita.jpg of small letters, digits and single hyphens`,
    );
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
