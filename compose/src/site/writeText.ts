import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCompressedVariants } from '../store/precompress.ts';

/** Bytes that fit into a connection's first round trip; making a text smaller than this saves no time. */
export const firstRoundTrip = 14 * 1024;

/** Writes a text of the site, and its compressed variants beside it. */
export async function writeText(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([writeFile(file, content), writeCompressedVariants(file, content, firstRoundTrip)]);
}
