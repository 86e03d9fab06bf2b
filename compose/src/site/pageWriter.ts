/** Renders one page from the releases' server builds and puts its document together. */
import { pagePaths } from '@sayapatri/contract';
import type { Release } from '@sayapatri/contract/release';
import { firstLine } from '../firstLine.ts';
import { UserError } from '../userError.ts';
import { type DocumentParts, htmlDocument } from './document.ts';
import { feedUrl } from './feeds.ts';
import { organization } from './organization.ts';
import { assetUrl, laterScripts, pageBootstrap, scriptsOf } from './pageBootstrap.ts';
import { providersOf, type SitePage } from './pages.ts';
import type { Render } from './renderer.ts';
import { shellAsset } from './webManifest.ts';

/** Pages with structured data about the consultancy, its offices and their hours. */
const describesConsultancy: ReadonlySet<string> = new Set([pagePaths.home, pagePaths.contact]);

/** Returns the page's HTML. Throws a UserError, the cause within, when it can't be rendered or has no heading. */
export async function pageDocument(
  { owner, page, trail }: SitePage,
  render: Render,
  releases: readonly Release[],
  shell: Release,
  {
    origin,
    bar,
    telemetry,
    dataset,
  }: Pick<DocumentParts, 'origin' | 'bar'> & {
    telemetry: number | undefined;
    /** Reads a dataset that the release provides. */
    dataset: (provider: Release, name: string) => Promise<unknown>;
  },
): Promise<string> {
  const datasets = Object.fromEntries((page.datasets ?? []).map((name): [string, unknown] => [name, null]));
  for (const [name, provider] of providersOf(releases, page)) datasets[name] = await dataset(provider, name);
  const site = {
    ...pageBootstrap(releases, owner, page.path, telemetry),
    ...(page.datasets ? { datasets } : {}),
  };
  const asset = (pattern: RegExp) =>
    shell.assets.filter((file) => pattern.test(file)).map((file) => assetUrl('shell', file));
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
  return htmlDocument({
    page: {
      ...page,
      structuredData: [
        ...(describesConsultancy.has(page.path) ? [organization] : []),
        ...(page.structuredData ?? []),
        ...(trail ? [trail] : []),
      ],
    },
    card: owner && page.card ? assetUrl(owner.name, page.card) : undefined,
    rendered,
    site,
    scripts: scriptsOf(shell, owner, page.path),
    laterScripts: laterScripts(shell, owner, page.path, telemetry !== undefined),
    steps: [...shell.entryFiles, shell.entry].map((file) => assetUrl('shell', file)),
    fonts: asset(/\.woff2$/),
    icon: shellAsset(shell, 'favicon'),
    touchIcon: shellAsset(shell, 'icon-touch'),
    feed: feedUrl(owner),
    origin,
    bar,
  });
}
