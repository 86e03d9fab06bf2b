/** Draws the site's icon: as SVG, for phones' home screens, and for programs that can't show an SVG. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { hashedName } from '../emitted.ts';
import { recoloured } from '../picturesPlugin.ts';

/** `full` icons reach every edge, because the phone cuts its own shape out of them. */
const icons = [
  { name: 'icon-touch', size: 180, full: true },
  // Published as /favicon.ico, which browsers and crawlers request without being told to.
  { name: 'icon-tab', size: 48, full: false },
] as const;

const iconFile = createRequire(import.meta.url).resolve('@sayapatri/facts/icon.svg');

/** Writes the brand's icon into `dist/browser/assets`, in every form. */
export async function drawIcons(dist: string): Promise<void> {
  const favicon = recoloured(await readFile(iconFile, 'utf8'));
  await mkdir(path.join(dist, 'browser/assets'), { recursive: true });
  const write = (name: string, ending: string, file: string | Buffer) =>
    writeFile(path.join(dist, 'browser', hashedName(name, ending, file)), file);
  await write('favicon', '.svg', favicon);
  for (const { name, size, full } of icons) {
    const svg = full ? favicon.replace(/(?<=^<svg[^>]*>\s*<rect [^>]*) rx="[^"]*"/, '') : favicon;
    const png = await sharp(withSize(svg, size)).png({ palette: true }).toBuffer();
    if (name === 'icon-tab') await write(name, '.ico', inIco(png, size));
    else await write(name, '.png', png);
  }
}

/** The SVG with a width and height of `size` pixels, in which sharp draws it. */
export const withSize = (svg: string, size: number): Buffer =>
  Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `));

/** An ICO file with one picture: a PNG of `size` pixels, at most 255, behind the 22 bytes that describe it. */
function inIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // The kind of file (1 is an icon) and the number of its pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // The picture's width and height in pixels, colour planes, bits of a pixel, length and place.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
