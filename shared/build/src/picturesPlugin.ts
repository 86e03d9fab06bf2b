/** Vite plugin: `import hill from './hill.svg'` is the address of that file in the brand's colours (docs/pictures.md). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrandColours, paletteOf } from '@sayapatri/design/palette';
import brandColours from '@sayapatri/facts/colours.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { emitted, moduleOf } from './emitted.ts';

/** The brand's colours in which the files are saved. */
const savedIn: BrandColours = { primary: '#12406B', accent: '#F6A81C' };

const coloursIn = (brand: BrandColours) => JSON.stringify(paletteOf(brand)).match(/#[\dA-F]{6}/gi) ?? [];

/** The SVG with the palette of `brand` in place of the palette in which the files are saved; other colours stay. */
export function recoloured(svg: string, brand: BrandColours = brandColours): string {
  if (brand.primary === savedIn.primary && brand.accent === savedIn.accent) return svg;
  const current = coloursIn(brand);
  const byOld = new Map(coloursIn(savedIn).map((old, index) => [old.toUpperCase(), current[index]]));
  return svg.replace(/#[\dA-F]{6}/gi, (colour) => byOld.get(colour.toUpperCase()) ?? colour);
}

/** `name` is the package's: browser and server build must write the same address, which the base of a remote is not. */
export function picturesPlugin(name: string): Plugin {
  return {
    name: 'sayapatri:pictures',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg$/ },
      async handler(file) {
        const svg = recoloured(await readFile(file, 'utf8'));
        if (this.environment.config.command === 'build')
          return moduleOf(emitted(this, name, [path.parse(file).name, '.svg', svg]));
        // In development a page may stand on another server than the package's.
        this.addWatchFile(file);
        return moduleOf(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      },
    },
  };
}
