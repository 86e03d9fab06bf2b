/// <reference path="./cards/subsetFont.d.ts" />
import { readFile } from 'node:fs/promises';
import { heaviestWeight, lightestWeight } from '@sayapatri/design/fontWeights';
import type { Plugin } from 'vite';
import { emitted, moduleOf } from './emitted.ts';

/** The font in `file` with all its letters, and of its weights only those that the theme declares. */
export async function weightsInUse(file: string): Promise<Buffer> {
  // Loaded only when there is a font, because these libraries would slow down every other build.
  const [{ parseFont }, { default: subsetFont }] = await Promise.all([
    import('./parseFont.ts'),
    import('subset-font'),
  ]);
  const whole = await readFile(file);
  const { characterSet } = parseFont(whole, file);
  return subsetFont(whole, String.fromCodePoint(...characterSet), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: lightestWeight, max: heaviestWeight } },
  });
}

/**
 * Vite plugin: in builds, `….woff2?url` is the address of the font with only the weights in use, which is a quarter less
 * to load before the text has its final letters. `name` is the package's: browser and server build must write the same
 * address.
 */
export function fontPlugin(name: string): Plugin {
  return {
    name: 'sayapatri:font',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.woff2\?url$/ },
      async handler(id) {
        const source = await weightsInUse(id.slice(0, -'?url'.length));
        return moduleOf(emitted(this, name, ['font', '.woff2', source]));
      },
    },
  };
}
