/**
 * Vite plugin: `…/CampusPath.tsx?drawing` and `…/logo.svg?drawing` are the addresses of those drawings as SVG files, and `…/skylines.tsx?pictures`
 * an object of the pictures that the module draws (docs/decisions/0013). A photograph in the package's
 * `src/content/photos` that is named like a picture's id takes that picture's place (docs/pictures.md).
 */
import { readdir } from 'node:fs/promises';
import { basename, extname, join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { drawPictures, drawSvg } from './drawSvg.ts';
import { emitted } from './emitted.ts';

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
      // Installed from a registry, a drawing is compiled already.
      filter: { id: /\.(?:js|tsx?|svg)\?(?:drawing|pictures)$/ },
      async handler(id) {
        const photos = id.endsWith('?pictures') ? await findPhotos(photosFolder) : {};
        if (!isBuild) {
          const { write, dependencies } = await draw(id);
          for (const dependency of dependencies) this.addWatchFile(dependency);
          return asModule(
            write((_, svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`, photos),
            photos,
          );
        }
        const drawing = drawn.get(id) ?? draw(id);
        drawn.set(id, drawing);
        const { write } = await drawing;
        return asModule(
          write((title, svg) => emitted(this, name, [title, '.svg', svg]), photos),
          photos,
        );
      },
    },
  };
}

/** Writes a drawing's file, and returns its address. */
type Place = (title: string, svg: string) => string;

/** Files of photographs by the id of the picture that they replace. */
type Photos = Readonly<Record<string, string>>;

/**
 * Renders what `id` names; `write` returns the value of its module after all drawings are written. Pictures that are in
 * `photos` are not written: they are `null`, for `asModule` to fill in.
 */
async function draw(id: string) {
  const [file = id, query] = id.split('?');
  const title = basename(file, extname(file));
  if (query === 'drawing') {
    const { svg, dependencies } = await drawSvg(file);
    return { write: (place: Place, _: Photos): unknown => place(title, svg), dependencies };
  }
  const { pictures, dependencies } = await drawPictures(file);
  const write = (place: Place, photos: Photos): unknown =>
    Object.fromEntries(
      Object.entries(pictures).map(([key, { svg, ...picture }]) => [
        key,
        photos[key] ? null : { src: place(`${title}-${key}`, svg), ...picture },
      ]),
    );
  return { write, dependencies };
}

/** A module that exports `value`, with photographs in place of its `null`s. */
function asModule(value: unknown, photos: Photos) {
  const used = Object.entries(photos).filter(
    ([id]) => typeof value === 'object' && (value as Readonly<Record<string, unknown>>)[id] === null,
  );
  const imports = used.map(([, file], at) => `import photo${at} from ${JSON.stringify(`${file}?photo`)};`);
  // The drawing's text describes the drawing; the component that shows a photograph must name its subject.
  const entries = used.map(([id], at) => `${JSON.stringify(id)}: { ...photo${at}, alt: '' }`);
  const drawn = JSON.stringify(value);
  const whole = used.length > 0 ? `{ ...${drawn}, ${entries.join(', ')} }` : drawn;
  return { code: `${imports.join('\n')}\nexport default ${whole};`, moduleType: 'js', map: null } as const;
}

/** The photographs in `folder`: absolute path by file name without extension; empty if there is no such folder. */
async function findPhotos(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder).catch(() => []);
  const photos = files.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file)).sort();
  return Object.fromEntries(photos.map((file) => [parse(file).name, join(folder, file)]));
}
