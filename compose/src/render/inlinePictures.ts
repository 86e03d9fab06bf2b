import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredRelease } from '../releases/releases.ts';
import { assetUrl } from './pageBootstrap.ts';

/** Bytes of an SVG file, uncompressed; a drawing of this size is some 3,000 bytes in the compressed document. */
const largest = 10_000;

/** Tags as React writes them: within the values of attributes there is no `>`. */
const images = /<img [^>]*>/g;
const preloads = /<link rel="preload" as="image" href="([^"]*)"\/>/g;

/** The address of an SVG file that the image loads at once. */
const addressOf = (image: string) =>
  image.includes(' loading="lazy"') ? undefined : / src="(\/_\/[^"#?]+\.svg)"/.exec(image)?.[1];

/**
 * Writes the SVG pictures that a page loads at once into its HTML as `data:` addresses: they are painted with its text,
 * instead of a request later and beside the scripts. Only files of `releases` are written, of at most `largest` bytes each.
 */
export async function inlinePictures(html: string, releases: readonly StoredRelease[]): Promise<string> {
  const inlined = new Map<string, string>();
  for (const address of new Set(html.match(images)?.flatMap((image) => addressOf(image) ?? []))) {
    const svg = await readAsset(address, releases);
    if (svg !== undefined && svg.length <= largest)
      inlined.set(address, `data:image/svg+xml,${svg.replaceAll(/[%#"&<>\n]/g, encodeURIComponent)}`);
  }
  return html
    .replaceAll(images, (image) => {
      const address = addressOf(image) ?? '';
      return image.replace(address, inlined.get(address) ?? address);
    })
    .replaceAll(preloads, (preload, address) => (inlined.has(address) ? '' : preload));
}

/** The text of the file at `address`; undefined where none of the releases has it. */
async function readAsset(address: string, releases: readonly StoredRelease[]): Promise<string | undefined> {
  for (const { folder, release } of releases) {
    const file = `browser/${address.slice(assetUrl(release.name, '').length)}`;
    if (file in release.files && assetUrl(release.name, file) === address)
      return readFile(path.join(folder, file), 'utf8');
  }
  return undefined;
}
