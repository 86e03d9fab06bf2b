import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompressFile } from '../store/precompress.ts';

/** Writes a text of the site, with its compressed twins beside it. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await precompressFile(file);
}
