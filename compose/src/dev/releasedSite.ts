import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageBootstrap } from '@sayapatri/contract/bootstrap';
import { livePackage } from '@sayapatri/contract/release/files';
import type { Plugin } from 'vite';
import type { SitePaths } from '../paths.ts';
import type { RegistryPlace, ReleasePlace } from '../releases/openSite.ts';
import { readRegistry } from '../releases/registry.ts';
import { readRelease } from '../releases/releases.ts';
import { federationManifest } from '../render/pageBootstrap.ts';

/** The live releases of all packages that are not served from source. */
export async function releasedSite(
  place: RegistryPlace & ReleasePlace,
  fromSource: readonly string[],
): Promise<PageBootstrap> {
  const { live } = await readRegistry(place);
  const released = Object.entries(live).filter(([name]) => !fromSource.includes(name));
  const stored = await Promise.all(released.map(([name, version]) => readRelease(place, name, version)));
  const releases = stored.map(({ release }) => release);
  // Lists all pages of each release, because in development one document serves every address.
  return { packages: releases.map(livePackage), pageAssets: federationManifest(releases) };
}

/** The content types of released files. Browsers show a drawing only if it is served with the right type. */
const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Serves released files under `/_/` from the composed site. */
export function releasedFilesPlugin({ current }: SitePaths): Plugin {
  return {
    name: 'sayapatri:released-files',
    configureServer({ middlewares }) {
      middlewares.use('/_/', async (request, response, next) => {
        const file = path.join(current, '_', path.posix.normalize(`/${request.url?.split('?')[0] ?? ''}`));
        const content = await readFile(file).catch(() => undefined);
        if (content === undefined) return next();
        response.setHeader('Content-Type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
        response.end(content);
      });
    },
  };
}
