import path from 'node:path';
import { fontSubsets } from '@sayapatri/design/fontSubsets';
import type { Plugin } from 'vite';
import { emitted, moduleOf } from './emitted.ts';

/**
 * Vite plugin: in builds, `….woff2?url` is the address of the font with only the weights and letters in use (fontSubsets),
 * which is less to load before the text has its final letters. `name` is the package's: browser and server build must write
 * the same address. Throws for a font that has no entry there.
 */
export function fontPlugin(name: string): Plugin {
  return {
    name: 'sayapatri:font',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.woff2\?url$/ },
      async handler(id) {
        // Loaded only when there is a font, because its libraries would slow down every other build.
        const { subsetOf } = await import('./fonts.ts');
        const file = id.slice(0, -'?url'.length);
        const subset = fontSubsets[path.basename(file)];
        if (subset === undefined) throw new Error(`fontSubsets.ts names no subset for ${file}.`);
        return moduleOf(emitted(this, name, [subset.title, '.woff2', await subsetOf(file, subset)]));
      },
    },
  };
}
