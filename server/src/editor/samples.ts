/** What is still sample of the content: marked as such, or with an address that nobody can have. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { look } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { entryAddress } from './decapConfig.ts';
import { inputName } from './faults.ts';

/** The entries with sample values, and the fields that hold them. */
export async function samplesOf(content: ContentFiles) {
  const listed = await Promise.all(content.collections.map((one) => content.list(one)));
  const entries = await Promise.all(
    [...listed.flat(), look.colours.file].map(async (file) => {
      const { shape, ...collection } = content.collectionOf(file);
      const values = await content.read(file);
      const places = samplesIn(values).map((keys) => inputName(keys, shape));
      return {
        words: content.wordsOf(file, values),
        address: entryAddress({ shape, ...collection }, file),
        places: [...new Set(places)],
      };
    }),
  );
  const drawings = await Promise.all(
    [look.logo, look.icon].map(async ({ file, page = '' }) => {
      const isSample = (await readFile(path.join(content.root, file), 'utf8')).includes(' data-sample=');
      return { words: content.wordsOf(file), address: page, places: isSample ? ['The drawing'] : [] };
    }),
  );
  return [...entries, ...drawings].filter(({ places }) => places.length > 0);
}

/** The fields that lead to each sample value. */
function samplesIn(value: unknown, keys: readonly unknown[] = []): (readonly unknown[])[] {
  if (typeof value === 'string') return /\.example\b/.test(value) ? [keys] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('sample' in value && value.sample === true) return [keys];
  return Object.entries(value).flatMap(([key, part]) =>
    samplesIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}
