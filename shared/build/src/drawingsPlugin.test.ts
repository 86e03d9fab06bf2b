// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { drawingsPlugin } from './drawingsPlugin.ts';
import { drawPictures, drawSvg } from './drawSvg.ts';
import { photosPlugin } from './photosPlugin.ts';

const drawing = fileURLToPath(import.meta.resolve('./exampleDrawings/Ridge.tsx'));
const family = fileURLToPath(import.meta.resolve('./exampleDrawings/family.ts'));

describe('a drawing', () => {
  it('is the text of an SVG file', async () => {
    expect((await drawSvg(drawing)).svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" aria-hidden="true"><path d="M0 4 4 0l4 4"/></svg>',
    );
  });

  it('must be exported under the name of its file', async () => {
    const nothing = fileURLToPath(import.meta.resolve('./sharing.ts'));
    await expect(drawSvg(nothing)).rejects.toThrow(/sharing\.ts exports no component/);
  });

  it('may be an SVG of shapes alone', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'logo-')), 'logo.svg');
    await writeFile(file, '<svg viewBox="0 0 8 8"><script/></svg>');
    await expect(drawSvg(file)).rejects.toThrow(/logo\.svg holds <script>/);
  });
});

describe('a family of drawings', () => {
  it('is each picture under its id, with its text and its size', async () => {
    expect((await drawPictures(family)).pictures).toEqual({
      ridge: {
        alt: 'A ridge',
        width: 8,
        height: 4,
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" aria-hidden="true"><path d="M0 4 4 0l4 4"/></svg>',
      },
    });
  });

  it('must be exported by default', async () => {
    await expect(drawPictures(drawing)).rejects.toThrow(/Ridge\.tsx exports no drawings/);
  });
});

describe('a build', () => {
  const entry = '\0entry';
  const buildOnce = async (ssr: boolean, module: string, root: string) => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? `export { default } from '${module}';` : undefined),
        },
        drawingsPlugin('remote'),
        photosPlugin('remote'),
      ],
      build: {
        write: false,
        ssr,
        rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    });
    return (result as Rolldown.RolldownOutput).output;
  };
  it('shows a photograph instead of the drawing of the same name, in every size, with no other change', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'package-'));
    const photos = path.join(root, 'src/content/photos');
    await mkdir(photos, { recursive: true });
    const sky = { width: 400, height: 300, channels: 3, background: '#88aadd' } as const;
    await sharp({ create: sky }).jpeg().toFile(path.join(photos, 'ridge.jpg'));

    const [browser, server] = [
      await buildOnce(false, `${family}?pictures`, root),
      await buildOnce(true, `${family}?pictures`, root),
    ];
    await rm(root, { recursive: true });

    const files = browser.map((file) => file.fileName);
    expect(files.filter((file) => /ridge-(360|400)-[0-9a-f]{8}\.(avif|webp)$/.test(file))).toHaveLength(4);
    expect(files.filter((file) => file.endsWith('.svg'))).toEqual([]);
    for (const side of [browser[0].code, server[0].code]) {
      expect(side).toMatch(/"?width"?: ?400/);
      expect(side).not.toMatch(/A ridge/);
    }
  });
});
