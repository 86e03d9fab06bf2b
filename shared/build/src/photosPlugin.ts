/**
 * Vite plugin: `…/campus.jpg?photo` is a photograph in the sizes and formats that pages use, and `…/campus.jpg` the
 * address of that file as it is (docs/pictures.md).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Photo } from '@sayapatri/design';
import type { Plugin } from 'vite';
import { emitted, moduleOf } from './emitted.ts';

/** Pixels: a phone, a phone with a dense screen or a card on a desktop, and a desktop page. */
const widths = [360, 720, 1440];

const formats = ['avif', 'webp'] as const;
type Format = (typeof formats)[number];

interface Variant {
  format: Format;
  width: number;
  content: Buffer;
}

/** The photographs that this process has resized, by file, so that the server build reuses those of the browser build. */
const resized = new Map<string, ReturnType<typeof resizePhoto>>();

/** `name` is the package's: browser and server build must write the same address. */
export function photosPlugin(name: string): Plugin {
  return {
    name: 'sayapatri:photos',
    enforce: 'pre',
    load: {
      filter: { id: /\.(jpe?g|png|webp|avif)(\?photo)?$/i },
      async handler(id) {
        const isBuild = this.environment.config.command === 'build';
        const isPhoto = id.endsWith('?photo');
        // During development Vite serves unchanged files by itself.
        if (!isBuild && !isPhoto) return;
        const file = isPhoto ? id.slice(0, -'?photo'.length) : id;
        this.addWatchFile(file);
        const emit = (size: string, ending: string, content: Buffer) =>
          emitted(this, name, [path.parse(file).name + size, ending, content]);
        if (!isPhoto) return moduleOf(emit('', path.extname(file), await readFile(file)));

        const resizing = resized.get(file) ?? resizePhoto(file);
        if (isBuild) resized.set(file, resizing);
        const { variants, ...photo } = await resizing;
        const place = ({ format, width, content }: Variant): string =>
          isBuild
            ? emit(`-${width}`, `.${format}`, content)
            : `data:image/${format};base64,${content.toString('base64')}`;
        return moduleOf({ ...photo, ...describeVariants(variants, place) } satisfies Photo);
      },
    },
  };
}

/** Addresses of the variants; the widest WebP is for browsers that choose for themselves. */
function describeVariants(variants: readonly Variant[], place: (variant: Variant) => string) {
  const placed = variants.map((variant) => ({ ...variant, address: place(variant) }));
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: placed
      .filter((variant) => variant.format === format)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', '),
  }));
  return { src: placed.findLast(({ format }) => format === 'webp')?.address ?? '', sources };
}

/** What to do with a phone's photo that most browsers can't show. */
export const heicRefusal = (file: string) =>
  `${file} is a HEIC photo, which most browsers can't show: open it on the phone or the computer, export it as JPEG and use that file. An iPhone takes JPEG photos from the start with Settings > Camera > Formats > Most Compatible, a Samsung phone with high-efficiency pictures switched off.`;

/** The brands of HEIC, at the beginning of a file, whatever its name ends in: AVIF is of the same family. */
const heicBrand = /^[\s\S]{4}ftyp[\s\S]*(hei[cxms]|hev[cx])/;

/**
 * Reads the photograph in `file`, rotates it upright, and resizes it to each of `widths`, but never above its own
 * width. Rejects with an Error that names the file and says what to do if browsers could not show it.
 */
export async function resizePhoto(file: string) {
  if (heicBrand.test((await readFile(file)).toString('latin1', 0, 48))) throw new Error(heicRefusal(file));
  // Loaded only when there is a photograph, because it would slow down every other build.
  const { default: sharp } = await import('sharp');
  // Phones' photos often break a rule that no browser minds, which is a warning; what is cut off or unreadable is an error.
  const image = sharp(file, { failOn: 'error' }).autoOrient();
  const { width, height } = await image
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info)
    .catch((cause: unknown) => {
      throw new Error(
        `${file} can't be read as an image, so visitors would see a gap: save it anew, as JPEG, PNG, WebP or AVIF.`,
        {
          cause,
        },
      );
    });
  const wanted = [...new Set(widths.map((one) => Math.min(one, width)))];
  const variants = await Promise.all(
    wanted.flatMap((one) =>
      formats.map(async (format): Promise<Variant> => {
        const content = await image
          .clone()
          .resize({ width: one })
          .toFormat(format, { quality: 60 })
          .toBuffer();
        return { format, width: one, content };
      }),
    ),
  );
  const { dominant } = await image.stats();
  return { width, height, color: `rgb(${dominant.r} ${dominant.g} ${dominant.b})`, variants };
}
