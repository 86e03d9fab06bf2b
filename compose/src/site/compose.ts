/** Joins the live releases into one static site and switches to it. Reads releases, never sources. */
import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from 'shared/brand';
import type { Registry, Release, ReleasePage } from 'shared/release';
import type { Layout } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { replaceLink } from '../store/atomic.ts';
import { precompressFile } from '../store/precompress.ts';
import { readRelease, type StoredRelease } from '../store/releases.ts';
import { composerVersion } from './composerVersion.ts';
import { htmlDocument } from './document.ts';
import { assetUrl, liveSite, navigation, publicRegistry, scriptsOf } from './liveSite.ts';
import { createRenderer, type Render } from './renderer.ts';
import { robots, sitemap } from './sitemap.ts';

const notFound: ReleasePage = {
  path: '/404.html',
  title: 'Page not found',
  description: 'This page is not there.',
  indexed: false,
  files: [],
};

export interface ComposeResult {
  /** Folder of the composed site. */
  folder: string;
  /** Paths that were rendered; all others are the former site's files, untouched. */
  rendered: string[];
  /** False when the live site already was what the registry says. */
  changed: boolean;
}

export interface ComposeOptions {
  /** Scheme and host for canonical links and the sitemap. */
  origin?: string;
  /** Hears how far it is. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Composes what the registry says is live. Throws a Refusal when a release is missing or damaged or two packages
 * claim one path; the live site then stays as it was.
 */
export async function compose(
  layout: Layout,
  registry: Registry,
  options: ComposeOptions = {},
): Promise<ComposeResult> {
  const origin = options.origin ?? process.env.SITE_ORIGIN ?? brand.origin;
  const stored = await Promise.all(
    Object.entries(registry.live).map(([name, version]) => readRelease(layout, name, version)),
  );
  stored.sort((one, other) => rank(one).localeCompare(rank(other)));
  const releases = stored.map(({ release }) => release);
  const shell = releases.find(({ name }) => name === 'shell');
  if (shell === undefined)
    throw new Refusal('No release of the shell is live: run `npx pnpm release shell`.');
  checkPaths(releases);

  const common = JSON.stringify([await composerVersion(), origin, shell.version, navigation(releases)]);
  const keyOf = (owner: Release | undefined) => digest(common + (owner?.version ?? ''));
  const id = digest(JSON.stringify([common, releases.map(({ name, version }) => [name, version])]));
  const folder = path.join(layout.sites, id);
  const former = await realpath(layout.current).catch(() => undefined);
  if (former !== undefined && path.basename(former) === id) return { folder, rendered: [], changed: false };

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await linkAssets(layout, registry, folder);

  const formerKeys = former ? await readKeys(former) : {};
  const keys: Record<string, string> = {};
  const rendered: string[] = [];
  const pages = [
    ...releases.flatMap((owner) => owner.pages.map((page) => ({ owner, page }))),
    { owner: undefined, page: notFound },
  ];
  let render: Render | undefined;
  for (const { owner, page } of pages) {
    const file = fileOf(page.path);
    const key = keyOf(owner);
    keys[page.path] = key;
    if (former !== undefined && formerKeys[page.path] === key) {
      await linkPage(former, folder, file);
      continue;
    }
    render ??= await createRenderer(path.join(layout.render, id), stored);
    const html = await renderDocument(render, releases, shell, owner, page, origin);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeText(path.join(folder, file), html);
    rendered.push(page.path);
    options.onProgress?.(rendered.length, pages.length);
  }
  await writeText(path.join(folder, 'registry.json'), JSON.stringify(publicRegistry(releases)));
  await writeText(path.join(folder, 'sitemap.xml'), sitemap(releases, origin));
  await writeText(path.join(folder, 'robots.txt'), robots(origin));
  await writeFile(path.join(folder, '.pages.json'), JSON.stringify(keys));
  await replaceLink(layout.current, folder);
  await removeOld(layout.sites, [id, former ? path.basename(former) : '']);
  await removeOld(layout.render, [id]);
  return { folder, rendered, changed: true };
}

const rank = ({ release: { name } }: StoredRelease) => (name === 'shell' ? '' : name);
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const fileOf = (pagePath: string) =>
  pagePath.endsWith('.html') ? pagePath : path.posix.join(pagePath, 'index.html');

function checkPaths(releases: readonly Release[]): void {
  const owners = new Map<string, string>();
  for (const { name, pages } of releases) {
    for (const { path: claimed } of pages) {
      const owner = owners.get(claimed);
      if (owner !== undefined) {
        throw new Refusal(
          `${owner} and ${name} both claim ${claimed}: give one of them another path and release it.`,
        );
      }
      owners.set(claimed, name);
    }
  }
}

async function renderDocument(
  render: Render,
  releases: readonly Release[],
  shell: Release,
  owner: Release | undefined,
  page: ReleasePage,
  origin: string,
): Promise<string> {
  const site = liveSite(releases, owner, page.path);
  const asset = (pattern: RegExp) =>
    shell.assets.filter((file) => pattern.test(file)).map((file) => assetUrl('shell', file));
  return htmlDocument({
    page,
    rendered: await render(page.path, site).catch((error: unknown) => {
      throw new Error(`${page.path} of ${owner?.name ?? 'shell'} could not be rendered.`, { cause: error });
    }),
    site,
    scripts: scriptsOf(shell, owner, page.path),
    entry: assetUrl('shell', shell.entry),
    fonts: asset(/\.woff2$/),
    icon: asset(/\/favicon-[^/]*\.svg$/)[0],
    origin,
  });
}

/** Makes every kept release's browser files reachable: open tabs may still need those of former versions. */
async function linkAssets(layout: Layout, registry: Registry, folder: string): Promise<void> {
  for (const [name, history] of Object.entries(registry.history)) {
    for (const { version } of history) {
      const from = path.join(layout.releases, name, version, 'browser');
      const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries.filter((candidate) => candidate.isFile())) {
        const source = path.join(entry.parentPath, entry.name);
        const target = path.join(folder, '_', name, path.relative(from, source));
        await mkdir(path.dirname(target), { recursive: true });
        await link(source, target).catch(ignoreExisting);
      }
    }
  }
}

async function linkPage(former: string, folder: string, file: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  for (const suffix of ['', '.br', '.gz'])
    await link(path.join(former, file + suffix), path.join(folder, file + suffix));
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function writeText(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await precompressFile(file);
}

async function readKeys(site: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(site, '.pages.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

async function removeOld(folder: string, keep: string[]): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    if (!keep.includes(entry)) await rm(path.join(folder, entry), { recursive: true, force: true });
  }
}
