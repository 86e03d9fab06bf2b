import type { Plugin } from 'vite';
import { emitted, moduleOf } from './emitted.ts';

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
        // Loaded only when there is a font, because its libraries would slow down every other build.
        const { weightsInUse } = await import('./fonts.ts');
        const source = await weightsInUse(id.slice(0, -'?url'.length));
        return moduleOf(emitted(this, name, ['font', '.woff2', source]));
      },
    },
  };
}
