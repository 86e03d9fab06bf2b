import { link } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { lightPalette } from '@sayapatri/design/palette';
import { brand } from '@sayapatri/facts/brand';
import type { StoredRelease } from '../store/releases.ts';
import { assetUrl } from './pageBootstrap.ts';

/** Path in the release of one of the shell's files, found by how its name begins. */
const assetOf = (shell: Release, name: string) =>
  shell.assets.find((asset) => asset.startsWith(`browser/assets/${name}-`));

/** Address of one of the shell's files, found by how its name begins. */
export function shellAsset(shell: Release, name: string): string | undefined {
  const file = assetOf(shell, name);
  return file && assetUrl('shell', file);
}

/** The icons at the addresses where browsers, bookmarks and crawlers look without reading a page. */
const wellKnownIcons = { 'favicon.ico': 'icon-tab', 'apple-touch-icon.png': 'icon-touch' };

/** Links those icons into the site; a shell released before November 2026 lacks one. */
export async function linkIcons(folder: string, { folder: from, release }: StoredRelease): Promise<void> {
  for (const [address, name] of Object.entries(wellKnownIcons)) {
    const file = assetOf(release, name);
    if (file !== undefined) await link(path.join(from, file), path.join(folder, address));
  }
}

/** `/manifest.webmanifest`: name, colours and icons for a phone's home screen. */
export function webManifest(shell: Release): string {
  const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => {
    const src = shellAsset(shell, name);
    return src ? [{ src, sizes, type: 'image/png', purpose }] : [];
  };
  return JSON.stringify({
    id: '/',
    name: brand.fullName,
    short_name: brand.shortName,
    description: brand.tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    theme_color: lightPalette.background.default,
    background_color: lightPalette.background.default,
    icons: [
      ...icon('icon-192', '192x192', 'any'),
      ...icon('icon-512', '512x512', 'any'),
      ...icon('icon-maskable', '512x512', 'maskable'),
    ],
  });
}
