import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../paths.ts';
import { releasedPackages } from './packages.ts';

const brandFolder = 'shared/facts/src/brand';

/**
 * The records of the packages' content with `"sample": true`, whose values are made up: file and field, e.g.
 * `shell/src/content/charges.json: classes, entry 2`. None for the sample brand, whose brand.json says `"sample": true` too.
 */
export async function sampleRecords(root = projectRoot, packages?: readonly string[]): Promise<string[]> {
  const brand = await readJson(path.join(root, brandFolder, 'brand.json'));
  if (isSample(brand)) return [];
  const found = (packages ?? (await releasedPackages())).map(async (name) => {
    const content = path.join(name, 'src/content');
    const files = await readdir(path.join(root, content), { recursive: true }).catch(() => []);
    return Promise.all(
      files
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map(async (file) => {
          const places = samplesIn(await readJson(path.join(root, content, file)), []);
          return places.map((place) => `${path.join(content, file)}: ${place}`);
        }),
    );
  });
  return [...(await Promise.all(found)).flat(2), ...(await sampleLook(root))];
}

/** Which of the brand's own files are still the sample's: colours, logo and icon. */
async function sampleLook(root: string): Promise<string[]> {
  const files = ['colours.json', 'logo.svg', 'icon.svg'].map((name) => path.join(brandFolder, name));
  const marked = await Promise.all(
    files.map(async (file) =>
      /"sample": ?true| data-sample=/.test(await readFile(path.join(root, file), 'utf8').catch(() => '')),
    ),
  );
  return files.filter((_, at) => marked[at]).map((file) => `${file}: the whole file`);
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const isSample = (value: unknown) =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** The fields that lead to each sample record in a value, its entries counted from one. */
function samplesIn(value: unknown, fields: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    samplesIn(field, [...fields, Array.isArray(value) ? `entry ${Number(name) + 1}` : name]),
  );
  return isSample(value) ? [fields.join(', '), ...inner] : inner;
}
