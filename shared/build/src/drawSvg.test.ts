// @vitest-environment node
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawPictures, drawSvg } from './drawSvg.ts';

const drawing = fileURLToPath(import.meta.resolve('./exampleDrawings/Ridge.tsx'));
const family = fileURLToPath(import.meta.resolve('./exampleDrawings/family.ts'));

describe('a drawing', () => {
  it('becomes the text of an SVG file', async () => {
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
  it('becomes pictures by their ids, each with its alternative text and size', async () => {
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
