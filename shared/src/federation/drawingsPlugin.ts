/** Vite plugin: `…/CampusPath.tsx?drawing` is the address of that drawing as an SVG file (docs/decisions/0013). */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';
import { withOwnTones } from './drawingTones.ts';

const query = '?drawing';

/** What this process has built, by file. */
const drawn = new Map<string, ReturnType<typeof drawSvg>>();

/**
 * A drawing in a file of its own costs neither the page's HTML nor its JavaScript a byte, and is there without script.
 * `name` is the package's: both sides of its build have to write the same address.
 */
export function drawingsPlugin(name: string): Plugin {
  let isBuild = false;
  return {
    name: 'sayapatri:drawings',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /\.tsx\?drawing$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        if (!isBuild) {
          const { svg, dependencies } = await drawSvg(file);
          for (const dependency of dependencies) this.addWatchFile(dependency);
          return asModule(`data:image/svg+xml,${encodeURIComponent(svg)}`);
        }
        // Drawn once for both, the browser build and the server build beside it.
        const drawing = drawn.get(file) ?? drawSvg(file);
        drawn.set(file, drawing);
        const { svg } = await drawing;
        const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
        const fileName = `assets/${basename(file, '.tsx')}-${hash}.svg`;
        if (this.environment.config.consumer === 'client') {
          this.emitFile({ type: 'asset', fileName, source: svg });
        }
        return asModule(`/_/${name}/${fileName}`);
      },
    },
  };
}

function asModule(address: string) {
  return { code: `export default ${JSON.stringify(address)};`, moduleType: 'js', map: null } as const;
}

/**
 * Draws the component that `file` exports under its own name, e.g. CampusPath of `CampusPath.tsx`, as the text of an
 * SVG file that stands by itself; also returns the files it came from. Throws an Error naming the file if it exports
 * no such component.
 */
export async function drawSvg(file: string): Promise<{ svg: string; dependencies: string[] }> {
  const name = basename(file, '.tsx');
  const { module, dependencies } = await runnerImport<Record<string, ComponentType>>(file, {
    configFile: false,
    logLevel: 'error',
  });
  const Drawing = module[name];
  if (Drawing === undefined) throw new Error(`${file} exports no component ${name}.`);
  const markup = renderToStaticMarkup(createElement(Drawing));
  return {
    svg: withOwnTones(markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')),
    dependencies,
  };
}
