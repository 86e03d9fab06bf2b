/** The composed site and the variants it is compared with, each a folder with the same pages. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bootstrapElementId, type PageBootstrap } from '@sayapatri/contract/bootstrap';
import { precompress, writeCompressedVariants } from 'compose/precompress';
import { buildNextSite } from './nextSite.ts';
import { buildAsOne } from './oneBuild/build.ts';

/**
 * `site`: the site itself. `one build`: one build of all packages, prerendered to the same HTML. `SPA`: the same build
 * with an empty root. `Next.js`: its static export with MUI, of the same content. `floor`: the HTML without scripts.
 */
export const contenderNames = ['site', 'one build', 'SPA', 'Next.js', 'floor'] as const;
/** True for the contenders whose pages React makes live. */
export const isLive = (name: ContenderName) => name !== 'floor';
export type ContenderName = (typeof contenderNames)[number];
type Folders = Record<ContenderName, string>;

/** Matches script elements whose attributes match. */
const scripts = (attributes: string) => new RegExp(`<script${attributes}[^>]*>[\\s\\S]*?</script>`, 'g');
const preloads = /<link rel="modulepreload"[^>]*>/g;
const moduleScripts = /<script type="module"[^>]*><\/script>/g;
const bootstrap = new RegExp(`(<script type="application/json" id="${bootstrapElementId}">)(.*?)(</script>)`);

/** Removes every script that runs; structured data for search engines stays. */
const withoutScripts = (html: string) =>
  html.replaceAll(preloads, '').replaceAll(scripts('(?! type="application/ld\\+json")'), '');

/**
 * Replaces the site's scripts and pictures in the document by those of the one build: each of `steps` runs as a task, as
 * the site's do, and `others` are preloaded.
 */
function withScripts(html: string, steps: readonly string[], others: readonly string[] = []): string {
  const links = others.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const tasks = steps.map((file) => `<script type="module" src="${file}"></script>`).join('');
  if (!html.includes('<script type="module"')) throw new Error('A document of the site has no entry script.');
  return html
    .replaceAll(preloads, '')
    .replaceAll(moduleScripts, '')
    .replaceAll(scripts(' type="importmap"'), '')
    .replaceAll(/\/_\/remote-[a-z-]+\/assets\//g, '/_/shell/assets/')
    .replace(bootstrap, (_, open: string, text: string, close: string) => {
      const site: PageBootstrap = { ...JSON.parse(text), pageAssets: { packages: {} } };
      return open + JSON.stringify(site).replaceAll('<', '\\u003c') + close;
    })
    .replace('</body>', `${links}${tasks}</body>`);
}

const withEmptyRoot = (html: string) =>
  html
    .replaceAll(/<style data-emotion="s [\s\S]*?<\/style>/g, '')
    .replace(/<div id="root">[\s\S]*?<\/div>(?=<script type="application\/json")/, '<div id="root"></div>');

interface Contenders {
  folders: Folders;
  /** Writes the documents of the one build, each preloading the scripts that `scriptsOf` returns for its page. */
  preload: (scriptsOf: (page: string) => readonly string[]) => Promise<void>;
}

/** Builds all contenders of the site in `current` below `folder`, with documents for `pages`. */
export async function makeContenders(
  current: string,
  folder: string,
  pages: readonly string[],
): Promise<Contenders> {
  const folders: Folders = {
    site: current,
    'one build': path.join(folder, 'one-build'),
    SPA: path.join(folder, 'spa'),
    'Next.js': path.join(folder, 'next'),
    floor: path.join(folder, 'floor'),
  };
  rmSync(folder, { recursive: true, force: true });
  const steps = await buildAsOne(folders['one build']);
  const code = '_/shell/code';
  await precompress(path.join(folders['one build'], code));
  for (const name of contenderNames) if (name !== 'site') copyAssets(current, folders[name]);
  cpSync(path.join(folders['one build'], code), path.join(folders.SPA, code), { recursive: true });

  const write = async (name: ContenderName, change: (html: string, page: string) => string) => {
    for (const page of pages) {
      const html = readFileSync(path.join(current, page, 'index.html'), 'utf8');
      const file = path.join(folders[name], page, 'index.html');
      await mkdir(path.dirname(file), { recursive: true });
      const changed = Buffer.from(change(html, page));
      writeFileSync(file, changed);
      await writeCompressedVariants(file, changed);
    }
  };
  const preload: Contenders['preload'] = (scriptsOf) =>
    write('one build', (html, page) =>
      withScripts(
        html,
        steps,
        scriptsOf(page).filter((file) => !steps.includes(file)),
      ),
    );
  await write('floor', withoutScripts);
  await write('SPA', (html) => withEmptyRoot(withScripts(html, steps)));
  await preload(() => []);
  await buildNextSite(current, path.join(folder, 'next-work'), folders['Next.js'], pages);
  return { folders, preload };
}

/** Copies all but scripts and documents, and the one document that the service worker wants. */
function copyAssets(current: string, folder: string): void {
  for (const name of readdirSync(path.join(current, '_'))) {
    const assets = path.join(current, '_', name, 'assets');
    const options = { recursive: true, dereference: true };
    if (existsSync(assets)) cpSync(assets, path.join(folder, '_', name, 'assets'), options);
  }
  cpSync(path.join(current, 'offline'), path.join(folder, 'offline'), { recursive: true, dereference: true });
  for (const entry of readdirSync(current, { withFileTypes: true }))
    if (entry.isFile()) cpSync(path.join(current, entry.name), path.join(folder, entry.name));
}
