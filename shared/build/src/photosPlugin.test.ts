// @vitest-environment node
import path from 'node:path';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photosPlugin, resizePhoto } from './photosPlugin.ts';
import { buildOnce } from './testing/buildOnce.ts';

let photo: Buffer;
beforeAll(async () => {
  const sky = { width: 800, height: 600, channels: 3, background: '#88aadd' } as const;
  photo = await sharp({ create: sky }).jpeg().toBuffer();
});

const fileWith = async (content: Buffer, name = 'campus.jpg') =>
  path.join(await folderWith({ [name]: content }), name);
/** The build for browsers, and the one for the server. */
function bothBuilds(imported: string) {
  const files = { 'campus.jpg': photo, 'entry.js': `export { default } from '${imported}';` };
  return Promise.all([
    buildOnce(photosPlugin('remote'), files),
    buildOnce(photosPlugin('remote'), files, true),
  ]);
}
const addresses = (code: string) => code.match(/\/_\/remote\/assets\/campus-\d+-[0-9a-f]{8}\.(avif|webp)/g);

describe('a photograph', () => {
  it('comes in the widths in use, never wider than it is, in AVIF and WebP', async () => {
    const { width, height, color, variants } = await resizePhoto(await fileWith(photo));
    expect([width, height]).toEqual([800, 600]);
    expect(color).toMatch(/^rgb\(\d+ \d+ \d+\)$/);
    const sizes = await Promise.all(
      variants.map(async ({ content }) => (await sharp(content).metadata()).width),
    );
    expect(sizes).toEqual([360, 360, 720, 720, 800, 800]);
    expect(variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'avif', 'webp', 'avif', 'webp']);
  });

  it('with a byte that no browser minds is taken, as phones write it', async () => {
    // The scan's header names the bits of a progressive photograph, though this one is sequential.
    const bytes = Buffer.from(photo);
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
    const odd = await fileWith(bytes);
    await expect(sharp(odd).toBuffer()).rejects.toThrow('Invalid SOS parameters');
    expect(await resizePhoto(odd)).toMatchObject({ width: 800, height: 600 });
  });

  it('that is cut off is refused, because browsers show it in part', async () => {
    const cut = await fileWith(photo.subarray(0, 700));
    await expect(resizePhoto(cut)).rejects.toThrow(`${cut} can't be read as an image`);
  });

  it('in HEIC is refused in words that say what to do, whatever its name ends in', async () => {
    const heic = await fileWith(Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), 'asmita.jpg');
    await expect(resizePhoto(heic)).rejects.toThrow(/asmita\.jpg is a HEIC photo, .* export it as JPEG/);
  });
});

describe('a build', () => {
  it('writes every size beside the code; the server side uses the same addresses and writes no files', async () => {
    const [browser, server] = await bothBuilds('./campus.jpg?photo');
    const named = addresses(browser[0].code) ?? [];
    expect(new Set(named).size).toBe(6);
    expect(browser.map(({ fileName }) => `/_/remote/${fileName}`)).toEqual(expect.arrayContaining(named));
    expect(addresses(server[0].code)).toEqual(named);
    expect(server.filter(({ fileName }) => fileName.startsWith('assets/'))).toEqual([]);
  });

  it('gives a photograph imported without resizing one address on both sides, and writes its file', async () => {
    const [browser, server] = await bothBuilds('./campus.jpg');
    const [address, fileName] = browser[0].code.match(/\/_\/remote\/(assets\/campus-[0-9a-f]{8}\.jpg)/) ?? [];
    expect(browser.map((file) => file.fileName)).toContain(fileName);
    expect(server[0].code).toContain(address);
    expect(server.filter((file) => file.fileName.startsWith('assets/'))).toEqual([]);
  });
});
