// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photosPlugin, resizePhoto } from './photosPlugin.ts';

let folder: string;
let photo: string;

/** A blue sky over a green hill with some noise, like a camera's picture. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  photo = path.join(folder, 'campus.jpg');
  const [width, height] = [800, 600];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isHill = y > 420 + 60 * Math.sin(x / 90);
      const noise = (x * 7919 + y * 104729) % 13;
      const [red, green, blue] = isHill ? [60, 120, 50] : [110, 160, 220];
      pixels.set([red + noise, green + noise, blue + noise], (y * width + x) * 3);
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toFile(photo);
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

  it('that is not an image is refused by name', async () => {
    const text = path.join(folder, 'text.jpg');
    await writeFile(text, 'no image');
    await expect(resizePhoto(text)).rejects.toThrow(
      `${text} can't be read as an image, so visitors would see a gap: save it anew`,
    );
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
