/**
 * Vite plugin: `…/CampusPath.tsx?drawing` is the address of that drawing as an SVG file, and `…/skylines.tsx?pictures`
 * an object of the pictures that the module draws (docs/decisions/0013).
 */
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';
import { drawPictures, drawSvg } from './drawSvg.ts';

/** What this process has built, by module id: the browser build and the server build beside it share it. */
const drawn = new Map<string, ReturnType<typeof draw>>();

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
      filter: { id: /\.tsx?\?(?:drawing|pictures)$/ },
      async handler(id) {
        if (!isBuild) {
          const { write, dependencies } = await draw(id);
          for (const dependency of dependencies) this.addWatchFile(dependency);
          return asModule(write((_, svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`));
        }
        const drawing = drawn.get(id) ?? draw(id);
        drawn.set(id, drawing);
        const isClient = this.environment.config.consumer === 'client';
        const { write } = await drawing;
        return asModule(
          write((title, svg) => {
            const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
            const fileName = `assets/${title}-${hash}.svg`;
            if (isClient) this.emitFile({ type: 'asset', fileName, source: svg });
            return `/_/${name}/${fileName}`;
          }),
        );
      },
    },
  };
}

/** Puts a drawing where pages find it, and returns its address. */
type Place = (title: string, svg: string) => string;

/** Draws what `id` names; `write` gives the value of its module, once every drawing has its place. */
async function draw(id: string): Promise<{ write: (place: Place) => unknown; dependencies: string[] }> {
  const [file = id, query] = id.split('?');
  const title = basename(file, extname(file));
  if (query === 'drawing') {
    const { svg, dependencies } = await drawSvg(file);
    return { write: (place) => place(title, svg), dependencies };
  }
  const { pictures, dependencies } = await drawPictures(file);
  const write = (place: Place) =>
    Object.fromEntries(
      Object.entries(pictures).map(([key, { svg, ...picture }]) => [
        key,
        { src: place(`${title}-${key}`, svg), ...picture },
      ]),
    );
  return { write, dependencies };
}

function asModule(value: unknown) {
  return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js', map: null } as const;
}
