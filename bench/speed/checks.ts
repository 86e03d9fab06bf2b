/** A check without a clock: all contenders show the same content. */
import type { Browser } from 'playwright';
import { type ContenderName, isLive } from './contenders.ts';
import type { Served } from './loads.ts';
import { visit } from './visitor.ts';

export interface Shown {
  heading: string;
  characters: number;
  scripts: string[];
}

/** What `page` shows once it is hydrated. Throws an Error if the page logs anything to the console. */
export function look(browser: Browser, { url }: Served, page: string, name: ContenderName): Promise<Shown> {
  return visit(browser, undefined, async (visitor) => {
    await visitor.page.goto(url + page);
    if (isLive(name)) await visitor.page.waitForFunction(() => window.seen.live > 0);
    const scripts = visitor.fetched().map(({ pathname }) => pathname);
    await visitor.page.waitForLoadState('networkidle');
    const main = visitor.page.locator('main');
    const heading = (await main.locator('h1').first().textContent()) ?? '';
    const characters = ((await main.textContent()) ?? '').length;
    if (visitor.consoleErrors.length > 0)
      throw new Error(
        `${page} of the ${name} reports errors in the console: ${visitor.consoleErrors.join('\n')}`,
      );
    return {
      heading,
      characters,
      scripts: scripts.filter((address) => address.startsWith('/_/') && address.endsWith('.js')),
    };
  });
}

/** Throws an Error when a contender shows other content than the site, which would make the comparison meaningless. */
export function compare(page: string, name: ContenderName, site: Shown, other: Shown): void {
  if (other.heading !== site.heading)
    throw new Error(`${page} of the ${name} is headed "${other.heading}", the site's "${site.heading}".`);
  // The HTML without scripts lacks what the scripts add; Next.js's page has the same texts in other parts.
  if (!isLive(name)) return;
  const ratio = other.characters / site.characters;
  if (name === 'Next.js' ? ratio < 0.8 || ratio > 1.3 : Math.abs(ratio - 1) > 0.02)
    throw new Error(
      `${page} of the ${name} has ${other.characters} characters, the site's ${site.characters}.`,
    );
}
