/**
 * Vite plugin: `…/CampusPath.tsx?drawing` and `…/logo.svg?drawing` are the addresses of those drawings as SVG files, and `…/skylines.tsx?pictures`
 * an object of the pictures that the module draws (docs/decisions/0098). A photograph in the package's
 * `src/content/photos` that is named like a picture's id takes that picture's place (docs/pictures.md).
 */
import { readdir } from 'node:fs/promises';
import { basename, extname, join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { drawPictures, drawSvg } from './drawSvg.ts';
import { emitted, moduleOf } from './emitted.ts';

/** The modules that this process has built, by id, so that the server build reuses those of the browser build. */
const drawn = new Map<string, ReturnType<typeof draw>>();

/**
 * A drawing in a separate file adds nothing to the page's HTML or JavaScript and is shown without scripts. `name` is
 * the package's: browser and server build must write the same address.
 */
export function drawingsPlugin(name: string): Plugin {
  let isBuild = false;
  let photosFolder = '';
  return {
    name: 'sayapatri:drawings',
    enforce: 'pre',
    configResolved({ command, root }) {
      isBuild = command === 'build';
      photosFolder = join(root, 'src/content/photos');
    },
    load: {
      // A drawing from a registry is compiled to JavaScript.
      filter: { id: /\.(?:js|tsx?|svg)\?(?:drawing|pictures)$/ },
      async handler(id) {
        const drawing = drawn.get(id) ?? draw(id);
        if (isBuild) drawn.set(id, drawing);
        const { title, only, pictures, dependencies } = await drawing;
        if (!isBuild) for (const dependency of dependencies) this.addWatchFile(dependency);
        const place = (title: string, svg: string) =>
          isBuild
            ? emitted(this, name, [title, '.svg', svg])
            : `data:image/svg+xml,${encodeURIComponent(svg)}`;
        if (only !== undefined) return moduleOf(place(title, only));
        const photos = await findPhotos(photosFolder);
        const imports: string[] = [];
        const entries = Object.entries(pictures).map(([key, { svg, ...picture }]) => {
          if (photos[key] === undefined)
            return `${JSON.stringify(key)}: ${JSON.stringify({ src: place(`${title}-${key}`, svg), ...picture })}`;
          const photo = `photo${imports.length}`;
          imports.push(`import ${photo} from ${JSON.stringify(`${photos[key]}?photo`)};`);
          // The drawing's text describes the drawing; the component that shows a photograph must name its subject.
          return `${JSON.stringify(key)}: { ...${photo}, alt: '' }`;
        });
        const code = `${imports.join('\n')}\nexport default {${entries.join()}};`;
        return { code, moduleType: 'js', map: null } as const;
      },
    },
  };
}

/** Renders what `id` names: `only` one drawing, or the pictures of a family. */
async function draw(id: string) {
  const [file = id, query] = id.split('?');
  const title = basename(file, extname(file));
  if (query === 'pictures') return { title, only: undefined, ...(await drawPictures(file)) };
  const { svg, dependencies } = await drawSvg(file);
  return { title, only: svg, pictures: {}, dependencies };
}

/** The photographs in `folder`: absolute path by file name without extension; empty if there is no such folder. */
async function findPhotos(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder).catch(() => []);
  const photos = files.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file)).sort();
  return Object.fromEntries(photos.map((file) => [parse(file).name, join(folder, file)]));
}
