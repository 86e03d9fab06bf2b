import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from './files.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const isText = (file: string) => /\.(html|js|css|json|svg|xml|txt)$/.test(file);

/** Writes `.br` and `.gz` beside the file of this text; `quality` is brotli's, by default its best. */
export async function writeCompressedVariants(file: string, text: Buffer, quality = 11): Promise<void> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), gzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Takes a third of brotli's best quality's time, for 2 % more bytes: a new shell has every page written. */
const quickQuality = 10;

/** Writes a text of the site, and its compressed variants beside it. */
export async function writeText(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([writeFile(file, content), writeCompressedVariants(file, content, quickQuality)]);
}

/** Writes `.br` and `.gz` beside every text file below `folder`. */
export async function precompress(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter(isText).map((file) => path.join(folder, file));
  await Promise.all(files.map(async (file) => writeCompressedVariants(file, await readFile(file))));
}

/** Bytes of the files compressed with brotli; a file without a compressed variant, such as a font, counts as it is. */
export async function compressedSize(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const whole = path.join(folder, file);
      const { size } = await stat(`${whole}.br`).catch(() => stat(whole));
      return size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
