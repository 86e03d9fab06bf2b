import { brand } from 'shared/brand';
import { lightPalette } from 'shared/palette';
import type { Release } from 'shared/release';
import { assetUrl } from './pageBootstrap.ts';

/** Address of one of the shell's files, found by how its name begins. */
export function shellAsset(shell: Release, name: string): string | undefined {
  const file = shell.assets.find((asset) => asset.startsWith(`browser/assets/${name}-`));
  return file && assetUrl('shell', file);
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
    theme_color: lightPalette.background?.default,
    background_color: lightPalette.background?.default,
    icons: [
      ...icon('icon-192', '192x192', 'any'),
      ...icon('icon-512', '512x512', 'any'),
      ...icon('icon-maskable', '512x512', 'maskable'),
    ],
  });
}
