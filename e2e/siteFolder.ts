/** The composed site on disk, as the journeys' server serves it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetUrl } from '@sayapatri/contract/release/files';
import { readRegistry } from 'compose/registry';
import { readRelease } from 'compose/releases';
import { openSite } from 'compose/site';

const site = openSite();

/** Raw HTML of a path. Throws when the site has no such page. */
export const htmlOf = (pagePath: string): string =>
  readFileSync(path.join(site.current, pagePath, 'index.html'), 'utf8');

export const published = (file: string): Buffer => readFileSync(path.join(site.current, file));

/** Bytes of a published file as a visitor's browser receives it, brotli-compressed. */
export const brotliBytes = (file: string): number =>
  readFileSync(path.join(site.current, `${file}.br`)).length;

/** Text of the page as a reader sees it: no markup, no styles, single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:quot|#x27|#39);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}

/** Addresses of the files of a package's live release. */
export async function liveFiles(name: string): Promise<string[]> {
  const { live } = await readRegistry(site);
  const { release } = await readRelease(site, name, live[name] ?? '', () => false);
  return Object.keys(release.files).map((file) => assetUrl(name, file));
}
