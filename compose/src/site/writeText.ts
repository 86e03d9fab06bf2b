import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeTwins } from '../store/precompress.ts';

/** Bytes that the first round trip of a connection carries: a text that fits is there as soon as a shorter one. */
export const firstRoundTrip = 14 * 1024;

/** Writes a text of the site, with its compressed twins beside it. */
export async function writeText(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([writeFile(file, content), writeTwins(file, content, firstRoundTrip)]);
}
