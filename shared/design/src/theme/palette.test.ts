// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { shadesLike } from './shades.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const palette = path.join(import.meta.dirname, 'palette.ts');
/** The two colours that the owner chooses. */
const chosen = path.join(root, 'shared/facts/src/brand/colours.json');
const coloursOf = (text: string) =>
  (text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => colour.toLowerCase());

/** The source files of a package. */
const sourcesOf = (folder: string) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|js|css|svg|json)$/.test(file))
    .map((file) => path.join(root, folder, 'src', file));

test('the colours of the palette stand in no other file', () => {
  const packages = [
    ...readdirSync(root).filter((name) => /^(shell|compose|server|remote-.+)$/.test(name)),
    ...readdirSync(path.join(root, 'shared'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `shared/${name}`),
  ];
  expect(packages.length).toBeGreaterThan(10);
  // White is not the palette's alone.
  const own = new Set(coloursOf(readFileSync(palette, 'utf8')).filter((colour) => colour !== '#ffffff'));
  const copies = packages
    .flatMap(sourcesOf)
    // Pictures are drawn in the first palette's colours, which picturesPlugin exchanges for the present one's.
    .filter(
      (file) =>
        file !== palette && file !== chosen && !/\.svg$|\/(picturesPlugin|coloursSchema)\./.test(file),
    )
    .flatMap((file) =>
      coloursOf(readFileSync(file, 'utf8'))
        .filter((colour) => own.has(colour))
        .map((colour) => `${path.relative(root, file)}: ${colour}`),
    );
  expect(copies).toEqual([]);
});

test('a shade moved to another hue keeps its contrasts, but for the rounding of a channel', () => {
  const contrast = (shade: string) => getContrastRatio(shade, '#ffffff');
  for (const shade of coloursOf(readFileSync(palette, 'utf8'))) {
    const moved = shadesLike('#2A6F97', '#7A1F3D')(shade);
    expect(contrast(moved) / contrast(shade), `${shade} became ${moved}`).toBeCloseTo(1, 1);
  }
});
