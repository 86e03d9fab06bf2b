// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photosPlugin, resizePhoto } from './photosPlugin.ts';

let folder: string;
let photo: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  photo = path.join(folder, 'campus.jpg');
  const sky = { width: 800, height: 600, channels: 3, background: '#88aadd' } as const;
  await sharp({ create: sky }).jpeg().toFile(photo);
});
afterAll(() => rm(folder, { recursive: true }));

const buildOnce = async (ssr: boolean, imported = './campus.jpg?photo') => {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, `export { default } from '${imported}';`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [photosPlugin('remote')],
    build: { write: false, ssr, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  return (result as Rolldown.RolldownOutput).output;
};
const addresses = (code: string) => code.match(/\/_\/remote\/assets\/campus-\d+-[0-9a-f]{8}\.(avif|webp)/g);

describe('a photograph', () => {
  it('comes in the widths in use, never wider than it is, in AVIF and WebP', async () => {
    const { width, height, color, variants } = await resizePhoto(photo);
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
    const bytes = await readFile(photo);
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
    const odd = path.join(folder, 'odd.jpg');
    await writeFile(odd, bytes);
    await expect(sharp(odd).toBuffer()).rejects.toThrow('Invalid SOS parameters');
    expect(await resizePhoto(odd)).toMatchObject({ width: 800, height: 600 });
  });

  it('that is cut off is refused, because browsers show it in part', async () => {
    const cut = path.join(folder, 'cut.jpg');
    await writeFile(cut, (await readFile(photo)).subarray(0, 700));
    await expect(resizePhoto(cut)).rejects.toThrow(`${cut} can't be read as an image`);
  });

  it('in HEIC is refused in words that say what to do, whatever its name ends in', async () => {
    const heic = path.join(folder, 'asmita.jpg');
    await writeFile(heic, Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'));
    await expect(resizePhoto(heic)).rejects.toThrow(/asmita\.jpg is a HEIC photo, .* export it as JPEG/);
  });
});

describe('a build', () => {
  it('writes every size beside the code; the server side uses the same addresses and writes no files', async () => {
    const [browser, server] = [await buildOnce(false), await buildOnce(true)];
    const named = addresses(browser[0].code) ?? [];
    expect(new Set(named).size).toBe(6);
    expect(browser.map(({ fileName }) => `/_/remote/${fileName}`)).toEqual(expect.arrayContaining(named));
    expect(addresses(server[0].code)).toEqual(named);
    expect(server.filter(({ fileName }) => fileName.startsWith('assets/'))).toEqual([]);
  });

  it('gives a photograph imported without resizing one address on both sides, and writes its file', async () => {
    const [browser, server] = [await buildOnce(false, './campus.jpg'), await buildOnce(true, './campus.jpg')];
    const [address, fileName] = browser[0].code.match(/\/_\/remote\/(assets\/campus-[0-9a-f]{8}\.jpg)/) ?? [];
    expect(browser.map((file) => file.fileName)).toContain(fileName);
    expect(server[0].code).toContain(address);
    expect(server.filter((file) => file.fileName.startsWith('assets/'))).toEqual([]);
  });
});
