/** The checks of releases before they are published. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@sayapatri/contract/release';
import { checkClaims, checkReleases } from '../site/checkReleases.ts';
import type { ComposeResult } from '../site/compose.ts';
import { fileOf, pageName } from '../site/pages.ts';
import { readReleases } from '../site/readLive.ts';
import type { Site } from '../store/openSite.ts';
import { compressed } from '../store/precompress.ts';
import type { Registry } from '../store/registry.ts';
import { definitionFault } from '../store/releaseFaults.ts';
import type { StoredRelease } from '../store/releases.ts';
import { UserError } from '../userError.ts';
import { siteFaults } from './between/rules.ts';
import { budgets } from './budgets.ts';
import { buildRules, definitionRules } from './build/rules.ts';
import { liveReleases } from './liveReleases.ts';

/** Returns a sentence for each fault of a single release. Throws a UserError for one that would break the site. */
export async function releaseFaults(stored: StoredRelease): Promise<string[]> {
  const faults: string[] = [];
  for (const rule of buildRules) for await (const fault of rule.faults(stored)) faults.push(fault);
  return faults;
}

/**
 * Returns a sentence for each conflict between the releases that the registry `next` makes live; nothing is composed for
 * it. Throws a UserError where they can't be composed at all.
 */
export async function registryFaults(
  site: Site,
  next: Registry,
  before: Registry,
  allowLess: boolean,
): Promise<string[]> {
  // Their files are checked when the site is composed.
  const stored = await readReleases(site, next, () => false);
  const releases = stored.map(({ release }) => release);
  checkReleases(releases);
  return siteFaults(releases, await liveReleases(site, before), allowLess);
}

/**
 * Returns a sentence for each fault of what a package says before it is built, `isAlone` also beside all that is live.
 * Throws a UserError where the site can't be composed with it.
 */
export async function definitionFaults(
  site: Site,
  definition: Omit<Release, 'version'>,
  { live, isAlone, allowLess }: { live: Registry; isAlone: boolean; allowLess: boolean },
): Promise<string[]> {
  const release = { ...definition, version: '' };
  const fault = definitionFault(release);
  if (fault) throw new UserError(`${release.name} is refused, ${fault}: fix it and release it again.`);
  const faults = definitionRules.flatMap((rule) => [...rule.faults({ release })]);
  // Of several that are released together, one may take over what another gives up.
  if (!isAlone) return faults;
  const before = await liveReleases(site, live);
  const next = [...before.filter(({ name }) => name !== release.name), release];
  checkClaims(next);
  return [...faults, ...siteFaults(next, before, allowLess)];
}

/** Returns a sentence for each rendered page with too much HTML, a preview's bar not counted. */
export async function weightFaults({ folder, rendered, releases, bar }: ComposeResult): Promise<string[]> {
  const faults: string[] = [];
  for (const page of rendered) {
    const { br } = await compressedPage(folder, page, bar);
    if (br.length >= budgets.html.bytes)
      faults.push(
        `${pageName(releases, page)} is ${br.length} bytes of HTML (brotli), for which visitors wait, the budget is under ${budgets.html.bytes}: shorten it, or put a part where it is loaded later.`,
      );
  }
  return faults;
}

/** A page's HTML without the preview's `bar`, and the same compressed with brotli. */
export async function compressedPage(
  folder: string,
  page: string,
  bar: string | undefined,
): Promise<{ html: Buffer; br: Buffer }> {
  const file = path.join(folder, fileOf(page));
  const html = await readFile(file);
  const br = await readFile(`${file}.br`).catch(async () => (await compressed(html)).br);
  // A page that is small enough with its bar is not compressed again, which takes a third of a second.
  if (bar === undefined || br.length <= budgets.html.firstScreen.bytes) return { html, br };
  const own = Buffer.from(html.toString().replace(bar, ''));
  return { html: own, br: (await compressed(own)).br };
}
