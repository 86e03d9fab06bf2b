import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressedVariants } from '../releases/precompress.ts';

/** Takes a third of brotli's best quality's time, for 2 % more bytes: a new shell has every page written. */
const quickQuality = 10;

/** Writes a text of the site, and its compressed variants beside it. */
export async function writeText(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([writeFile(file, content), writeCompressedVariants(file, content, quickQuality)]);
}
