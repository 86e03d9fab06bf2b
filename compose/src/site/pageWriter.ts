/** Renders one page from the releases' server builds and puts its document together. */
import type { Release } from '@sayapatri/contract/release';
import { firstLine } from '../firstLine.ts';
import { UserError } from '../userError.ts';
import { htmlDocument, type SiteFrame } from './document.ts';
import { pageBootstrap } from './pageBootstrap.ts';
import { providersOf, type SitePage } from './pages.ts';
import type { Render } from './renderer.ts';

/**
 * Returns the page's HTML; `dataset` reads a dataset that the release provides. Throws a UserError, the cause within, when
 * it can't be rendered or has no heading.
 */
export async function pageDocument(
  sitePage: SitePage,
  render: Render,
  releases: readonly Release[],
  frame: SiteFrame,
  dataset: (provider: Release, name: string) => Promise<unknown>,
): Promise<string> {
  const { owner, page } = sitePage;
  const datasets = Object.fromEntries((page.datasets ?? []).map((name): [string, unknown] => [name, null]));
  for (const [name, provider] of providersOf(releases, page)) datasets[name] = await dataset(provider, name);
  const site = {
    ...pageBootstrap(releases, owner, page.path, frame.telemetry),
    ...(page.datasets ? { datasets } : {}),
  };
  const packageName = owner?.name ?? 'shell';
  const rendered = await render(page.path, site).catch((cause: unknown) => {
    const others = providersOf(releases, page).flatMap(([, { name }]) =>
      name === packageName ? [] : [name],
    );
    const [withData, advice] =
      others.length > 0
        ? [
            ` with the data of ${[...new Set(others)].join(' and ')}`,
            'fix whichever of them has changed, and release it again',
          ]
        : ['', `fix it and run \`pnpm release ${packageName}\``];
    throw new UserError(
      `${page.path} of ${packageName} can't be rendered${withData} (${firstLine(cause)}): ${advice}.`,
      { cause },
    );
  });
  if (!rendered.html.includes('<h1')) {
    throw new UserError(
      `${page.path} of ${packageName} has no h1, so screen readers and search engines can't tell what it is about: give it its heading and run \`pnpm release ${packageName}\`.`,
    );
  }
  return htmlDocument(sitePage, rendered, site, frame);
}
