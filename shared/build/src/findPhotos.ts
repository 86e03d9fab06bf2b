import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** The photographs in `folder`: absolute path by file name without extension; empty if there is no such folder. */
export async function findPhotos(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder).catch(() => []);
  const photos = files.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file)).sort();
  return Object.fromEntries(photos.map((file) => [parse(file).name, join(folder, file)]));
}
