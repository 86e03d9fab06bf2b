/** Vite plugin: `…/AustraliaSkyline.tsx?drawing` is the address of that drawing as an SVG file (docs/decisions). */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { drawSvg } from './drawing.ts';

const query = '?drawing';

/**
 * A drawing in a file of its own costs neither the page's HTML nor its JavaScript a byte, and is there without script.
 * @param base public path of this package's files; both sides of the build have to write the same address
 */
export function drawingsPlugin(base: string): Plugin {
  let isBuild = false;
  return {
    name: 'drawings',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /\.tsx\?drawing$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        const { svg, dependencies } = await drawSvg(file);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        if (!isBuild) return asModule(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
        const fileName = `assets/${basename(file, '.tsx')}-${hash}.svg`;
        if (this.environment.config.consumer === 'client') {
          this.emitFile({ type: 'asset', fileName, source: svg });
        }
        return asModule(base + fileName);
      },
    },
  };
}

function asModule(address: string) {
  return { code: `export default ${JSON.stringify(address)};`, moduleType: 'js', map: null } as const;
}
