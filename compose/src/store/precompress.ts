import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from './files.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const isText = (file: string) => /\.(html|js|css|json|svg|xml|txt|webmanifest)$/.test(file);

/**
 * Brotli and gzip of a text at their best quality. If brotli's second best quality gives fewer than `enough` bytes, its
 * result is used: it takes a third of the time for 2 % more bytes.
 */
export async function compressed(text: Buffer, enough = 0): Promise<{ br: Buffer; gz: Buffer }> {
  const [br, gz] = await Promise.all([brotliWithin(text, enough), gzip(text, { level: 9 })]);
  return { br, gz };
}

async function brotliWithin(text: Buffer, enough: number): Promise<Buffer> {
  const quick = enough > 0 ? await brotliOf(text, 10) : undefined;
  return quick !== undefined && quick.length < enough ? quick : brotliOf(text, 11);
}

const brotliOf = (text: Buffer, quality: number) =>
  brotli(text, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** Writes `.br` and `.gz` beside the file of this text; `enough` as for `compressed`. */
export async function writeCompressedVariants(file: string, text: Buffer, enough?: number): Promise<void> {
  const { br, gz } = await compressed(text, enough);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text file below `folder`. */
export async function precompress(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter(isText).map((file) => path.join(folder, file));
  await Promise.all(files.map(async (file) => writeCompressedVariants(file, await readFile(file))));
}
