/** `pnpm bench --speed`: compares the site with one build of the same sources, side by side on a slow phone. */
import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, sitePaths } from 'compose/paths';
import type { Nginx } from 'e2e/nginx';
import type { Browser } from 'playwright';
import { compare, look } from './checks.ts';
import { type ContenderName, contenderNames, isLive, makeContenders } from './contenders.ts';
import { load, type Served } from './loads.ts';
import { navigate } from './navigate.ts';
import { describe, perContender, type Results } from './results.ts';
import { makeCertificate, serve, startBrowser } from './serve.ts';

const guide = '/study-in-australia';
const everyPage = ['/', guide, '/blogs', '/blogs/securing-your-future', '/contact', '/ielts-pte'];
/** The SPA and Next.js have three pages, which are enough to compare with. */
const comparedPages = ['/', guide, '/contact'];

/** Below bench's own `var`, which git ignores. */
const folder = path.join(projectRoot, 'bench/var/speed');

const isCompared = (name: ContenderName, page: string) =>
  !['SPA', 'Next.js'].includes(name) || comparedPages.includes(page);

type ServedContenders = Record<ContenderName, Served>;

/** Adds the preloads to the one build, and throws if a contender shows different content from the site. */
async function prepare(
  browser: Browser,
  served: ServedContenders,
  pages: readonly string[],
  preload: (scriptsOf: (page: string) => readonly string[]) => Promise<void>,
): Promise<void> {
  const scripts = new Map<string, string[]>();
  for (const page of pages)
    scripts.set(page, (await look(browser, served['one build'], page, 'one build')).scripts);
  await preload((page) => scripts.get(page) ?? []);
  for (const page of pages) {
    const site = await look(browser, served.site, page, 'site');
    for (const name of contenderNames)
      if (name !== 'site' && isCompared(name, page))
        compare(page, name, site, await look(browser, served[name], page, name));
  }
}

/** Measures one round, all contenders in turn, so that each one meets the same state of the machine. */
async function measureRound(browser: Browser, served: ServedContenders, results: Results): Promise<void> {
  for (const [page, loads] of Object.entries(results.pages))
    for (const name of contenderNames)
      if (isCompared(name, page)) loads[name].push(await load(browser, served[name], page, isLive(name)));
  for (const name of contenderNames)
    results.toGuide[name].push(await navigate(browser, served[name], guide, isLive(name)));
  results.slow3g.push(await load(browser, served.site, guide, true, 'slow3g'));
}

/** Measures `pages` (paths) in `rounds` rounds, prints the tables, and writes them with all figures into `folder`. */
export async function speed(pages: readonly string[] = everyPage, rounds = 5): Promise<void> {
  const began = performance.now();
  const current = realpathSync(sitePaths().current);
  const documents = [...new Set([...comparedPages, ...pages])];
  const { folders, preload } = await makeContenders(current, folder, documents);
  const tls = makeCertificate(path.join(folder, 'tls'));
  const browser = await startBrowser(tls);
  const results: Results = {
    pages: Object.fromEntries(pages.map((page) => [page, perContender()])),
    toGuide: perContender(),
    slow3g: [],
  };
  const servers: Nginx[] = [];
  try {
    for (const name of contenderNames) servers.push(await serve(folders[name], tls, name !== 'Next.js'));
    const served = Object.fromEntries(
      contenderNames.map((name, at) => [name, { url: servers[at]?.url, folder: folders[name] }]),
    ) as ServedContenders;
    await prepare(browser, served, documents, preload);
    for (let round = 1; round <= rounds; round++) {
      await measureRound(browser, served, results);
      console.error(
        `round ${round} of ${rounds}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
      );
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const written = describe(results);
  writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results, null, 2));
  writeFileSync(path.join(folder, 'results.md'), `${written}\n`);
  console.log(written);
}
