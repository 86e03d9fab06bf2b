import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRelease } from '../store/releases.ts';
import type { BuildRule } from './rule.ts';

/** How a file of the kind begins, read as Latin-1. */
const beginnings: Record<string, RegExp> = {
  '.png': /^\x89PNG\r\n/,
  '.jpg': /^\xff\xd8/,
  '.jpeg': /^\xff\xd8/,
  '.gif': /^GIF8/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftyp/,
  '.ico': /^\p{Cc}{4}/u,
  '.woff2': /^wOF2/,
  '.svg': /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s/>]/i,
};

/** Pixels of a side; a phone needs four bytes of memory for each pixel of the whole. */
const longestSide = 4_096;
const cardSize = { width: 1200, height: 630 };

/** Code in XML, as in drawings and feeds: browsers run it for whoever opens the file by itself. */
export const scripted = /<(?:\w+:)?script|<[^>]*\son\w+\s*=|<\?xml-stylesheet|<!entity|javascript:/i;
const foreign = /(?:href|src)\s*=\s*["'](?!#|data:)|@import|url\((?!\s*["']?(?:#|data:))/i;

export const pictureRules: readonly BuildRule[] = [
  {
    name: 'Pictures and fonts are what their names say',
    reason: 'A page of an error, or a file that Git LFS has not fetched, is a gap on the page.',
    async *faults(stored) {
      for await (const [file, content] of filesOf(
        stored,
        /^browser\/.*\.(png|jpe?g|gif|webp|avif|ico|woff2|svg)$/,
      )) {
        const kind = path.extname(file);
        if (!beginnings[kind]?.test(content.toString('latin1')))
          yield `${file} of ${stored.release.name} is no ${kind} file, so visitors see a gap: replace it.`;
      }
    },
  },
  {
    name: `PNG pictures of at most ${longestSide.toLocaleString('en')} pixels a side`,
    reason: 'A small file may expand to gigabytes, with which a phone’s browser ends.',
    async *faults(stored) {
      for await (const [file, content] of filesOf(stored, /^browser\/.*\.png$/)) {
        const { width, height } = pngSize(content);
        if (Math.max(width, height) > longestSide)
          yield `${file} of ${stored.release.name} has ${width} × ${height} pixels, for which phones lack the memory, at most ${longestSide} a side are allowed: make it smaller.`;
      }
    },
  },
  {
    name: 'Drawings without scripts and files of others',
    reason: 'A drawing that is opened by itself runs its scripts, and one in a page loads nothing.',
    async *faults(stored) {
      const { name } = stored.release;
      for await (const [file, content] of filesOf(stored, /^browser\/.*\.svg$/)) {
        const drawing = content.toString();
        if (scripted.test(drawing))
          yield `${file} of ${name} has a script, which would run for visitors who open it: take it out.`;
        if (foreign.test(drawing))
          yield `${file} of ${name} loads another file, of which visitors see nothing: draw it inside.`;
      }
    },
  },
  {
    name: `A picture for shared links of ${cardSize.width} × ${cardSize.height} pixels, as PNG`,
    reason: 'Messengers show no other, so a link that is sent has no picture.',
    async *faults({ folder, release: { name, pages, files } }) {
      for (const { path: page, card } of pages) {
        if (card === undefined || !(card in files)) continue;
        const { width, height } = pngSize(await readFile(path.join(folder, card)));
        if (width !== cardSize.width || height !== cardSize.height)
          yield `${card}, the picture for links to ${page} of ${name}, is no PNG of ${cardSize.width} × ${cardSize.height} pixels, so messengers show none: draw it anew.`;
      }
    },
  },
];

/** The release's files of these names, with their content. */
export async function* filesOf(
  { folder, release }: StoredRelease,
  names: RegExp,
): AsyncGenerator<[name: string, content: Buffer]> {
  for (const file of Object.keys(release.files))
    if (names.test(file)) yield [file, await readFile(path.join(folder, file))];
}

/** Width and height are 0 where the file is no PNG. */
const pngSize = (content: Buffer) =>
  beginnings['.png']?.test(content.toString('latin1', 0, 8)) && content.length >= 24
    ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
    : { width: 0, height: 0 };
