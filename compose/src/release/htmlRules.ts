/** Checks the HTML of rendered pages. The rules themselves: html/rules.ts. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeResult } from '../site/compose.ts';
import { fileOf, pageName } from '../site/pages.ts';
import { type HtmlPage, parsePage } from './html/htmlPage.ts';
import { htmlRules } from './html/rules.ts';

/** Returns a sentence for each rule that a rendered page breaks. */
export async function htmlFaults({ folder, rendered, releases }: ComposeResult): Promise<string[]> {
  const paths = new Set(releases.flatMap(({ pages }) => pages.map((page) => page.path)));
  const parsed = new Map<string, Promise<HtmlPage>>();
  const parseOnce = (page: string) => {
    const known = parsed.get(page) ?? readAndParse(folder, page);
    parsed.set(page, known);
    return known;
  };
  const site = {
    page: async (address: string) => (paths.has(address) ? parseOnce(address) : undefined),
    hasFile: (address: string) =>
      statSync(path.join(folder, address), { throwIfNoEntry: false })?.isFile() ?? false,
  };
  const faults: string[] = [];
  for (const page of rendered)
    for (const rule of htmlRules)
      for (const fault of await rule.faults(await parseOnce(page), site))
        faults.push(`${pageName(releases, page)} ${fault}`);
  return faults;
}

const readAndParse = async (folder: string, page: string) =>
  parsePage(page, await readFile(path.join(folder, fileOf(page)), 'utf8'));
