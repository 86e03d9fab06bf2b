/** Checks the files of a release against its `release.json`. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Release } from '@sayapatri/contract/release';
import { integrityOf } from '@sayapatri/contract/release/files';
import { attempt } from '../attempt.ts';
import { isSignatureFile, marker } from './store.ts';

/** Returns whether a file is to be checked. */
export type Wanted = (file: string, integrity: string) => boolean;

/** The compressed variants that are made when a release is stored, by the ending of their names. */
const variants = { '.br': zlib.brotliDecompressSync, '.gz': zlib.gunzipSync };

/**
 * The first wanted file that is missing or differs from the release's hash of it, or has a compressed variant with
 * another content; undefined if all are whole.
 */
export function fileFault(
  folder: string,
  { files }: Release,
  wanted: Wanted = () => true,
): string | undefined {
  for (const [file, { integrity }] of Object.entries(files)) {
    if (!wanted(file, integrity)) continue;
    const content = contentOf(path.join(folder, file));
    if (content === undefined) return `${file} is missing`;
    if (integrity !== integrityOf(content)) return `${file} is not what was built`;
    const variant = file.startsWith('browser/') ? wrongVariant(path.join(folder, file), content) : undefined;
    if (variant) return `${file}${variant} is not what ${file} is compressed`;
  }
  return undefined;
}

/** The ending of a compressed variant that gives another content. A missing variant is no fault: the file is served as it is. */
function wrongVariant(file: string, content: Buffer): string | undefined {
  return Object.entries(variants).find(([ending, decompress]) => {
    const variant = contentOf(file + ending);
    if (variant === undefined) return false;
    const maxOutputLength = Math.max(content.length, 1);
    return !attempt(() => decompress(variant, { maxOutputLength }))?.equals(content);
  })?.[0];
}

/** Undefined for a missing file. Synchronous, because that reads many small files faster. */
const contentOf = (file: string): Buffer | undefined => attempt(() => readFileSync(file));

/** The first entry below `folder` that the release does not name, or that is neither a file nor a folder; undefined if there is none. */
export async function strayFault(folder: string, { files }: Release): Promise<string | undefined> {
  const named = new Set([marker]);
  for (const file of Object.keys(files)) {
    named.add(file);
    if (file.startsWith('browser/')) for (const ending of Object.keys(variants)) named.add(file + ending);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile()) return `${file} is no file but a link or a device`;
    if (!named.has(file) && !isSignatureFile(file)) return `${file} is not in its release.json`;
  }
  return undefined;
}
