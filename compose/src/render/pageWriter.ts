import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { datasetFile } from '@sayapatri/contract/release/files';
import { UserError } from '@sayapatri/contract/userError';
import { firstLine } from '../firstLine.ts';
import type { StoredRelease } from '../releases/releases.ts';
import { htmlDocument } from './document.ts';
import { pageBootstrap } from './pageBootstrap.ts';
import { providersOf, type SiteFrame, type SitePage } from './pages.ts';
import type { Render } from './renderer.ts';

/**
 * Renders a page and returns its document. `stored` are the live releases, whose datasets the page may show. Throws a
 * UserError, the cause within, when it can't be rendered or has no heading.
 */
export async function pageDocument(
  sitePage: SitePage,
  render: Render,
  stored: readonly StoredRelease[],
  frame: SiteFrame,
): Promise<string> {
  const { owner, page } = sitePage;
  const releases = stored.map(({ release }) => release);
  const datasets = Object.fromEntries((page.datasets ?? []).map((name): [string, unknown] => [name, null]));
  const providers = providersOf(releases, page);
  for (const [name, provider] of providers) datasets[name] = await readDataset(stored, provider, name);
  const site = {
    ...pageBootstrap(releases, sitePage, frame),
    ...(page.datasets ? { datasets } : {}),
  };
  const rendered = await render(page.path, site).catch((cause: unknown) => {
    const others = new Set(providers.map(([, { name }]) => name).filter((name) => name !== owner.name));
    const [withData, advice] =
      others.size > 0
        ? [
            ` with the data of ${[...others].join(' and ')}`,
            'fix whichever of them has changed, and release it again',
          ]
        : ['', `fix it and run \`pnpm release ${owner.name}\``];
    throw new UserError(
      `${page.path} of ${owner.name} can't be rendered${withData} (${firstLine(cause)}): ${advice}.`,
      { cause },
    );
  });
  if (!rendered.html.includes('<h1')) {
    throw new UserError(
      `${page.path} of ${owner.name} has no h1, so screen readers and search engines can't tell what it is about: give it its heading and run \`pnpm release ${owner.name}\`.`,
    );
  }
  return htmlDocument(sitePage, rendered, site, frame);
}

/**
 * A dataset as the build of `provider` has written it; `null` if that build is older than such files. A release's code is
 * not run for it.
 */
async function readDataset(
  stored: readonly StoredRelease[],
  provider: Release,
  name: string,
): Promise<unknown> {
  const file = datasetFile(name);
  const release = stored.find((one) => one.release === provider);
  if (release === undefined || provider.files[file] === undefined) return null;
  return JSON.parse(await readFile(path.join(release.folder, file), 'utf8'));
}
