/** Checks the HTML of rendered pages by the rules of htmlRules.ts. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeResult } from '../site/compose.ts';
import { assetUrl } from '../site/pageBootstrap.ts';
import { fileOf, pageName } from '../site/pages.ts';
import { type HtmlPage, parsePage } from './htmlPage.ts';
import { htmlRules } from './htmlRules.ts';
import { holding } from './rule.ts';

/**
 * Returns a sentence for each rule that a rendered page breaks. `live` is the live site's folder, or a link to it; there may
 * be none. `allowLess` leaves out the rules that `--allow-less` lifts.
 */
export async function htmlFaults(
  { folder, rendered, releases }: ComposeResult,
  live: string,
  allowLess: boolean,
): Promise<string[]> {
  const paths = new Set(releases.flatMap(({ pages }) => pages.map((page) => page.path)));
  // The site's folder also has files of former versions, for open tabs, which are deleted later.
  const released = new Set(
    releases.flatMap(({ name, files }) => Object.keys(files).map((file) => assetUrl(name, file))),
  );
  const parsed = new Map<string, Promise<HtmlPage>>();
  const parseOnce = (page: string) => {
    const known = parsed.get(page) ?? readAndParse(folder, page);
    parsed.set(page, known);
    return known;
  };
  const site = {
    page: async (address: string) => (paths.has(address) ? parseOnce(address) : undefined),
    livePage: async (address: string) =>
      // An address that only redirects so far has no page.
      isFile(path.join(live, address, '.moved'))
        ? undefined
        : readAndParse(live, address).catch(() => undefined),
    hasFile: (address: string) =>
      address.startsWith('/_/')
        ? released.has(address)
        : isServed(address) && isFile(path.join(folder, address)),
  };
  const rules = holding(htmlRules, allowLess);
  const faults = new Set<string>();
  for (const page of rendered)
    for (const rule of rules)
      for await (const fault of rule.faults(await parseOnce(page), site))
        faults.add(`${pageName(releases, page)} ${fault}`);
  return [...faults];
}

/** A path below a file makes `statSync` throw. */
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The settings of static hosts, and files for the server alone, are not for visitors. */
const isServed = (address: string) => !/^\/_[^/]|\/\./.test(address);

const readAndParse = async (folder: string, page: string) =>
  parsePage(page, await readFile(path.join(folder, fileOf(page)), 'utf8'));
