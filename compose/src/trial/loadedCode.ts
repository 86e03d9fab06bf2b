/** The code that a page has loaded by the time it is at rest, whatever loaded it. */
import type { Page } from 'playwright';
import { budgets } from '../release/budgets.ts';
import { compressedSize } from '../release/releaseSize.ts';
import type { NextSite } from '../release/tryPages.ts';
import { assetUrl } from '../site/pageBootstrap.ts';

/** Throws an Error where a remote's page has loaded too much of the remote's code. */
export async function checkLoadedCode(
  page: Page,
  { folder, releases }: Pick<NextSite, 'folder' | 'releases'>,
): Promise<void> {
  const address = new URL(page.url()).pathname;
  const owner = releases.find(({ pages }) => pages.some(({ path }) => path === address));
  if (owner === undefined || owner.name === 'shell') return;
  const content = new Set(
    owner.pages.flatMap((own) => own.content.map((file) => assetUrl(owner.name, file))),
  );
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const isCode = (file: string) =>
    file.startsWith(`/_/${owner.name}/`) && file.endsWith('.js') && !content.has(file);
  const size = await compressedSize(folder, [...new Set(loaded.filter(isCode))]);
  if (size >= budgets.code.bytes)
    throw new Error(
      `it loads ${size} bytes of code (JavaScript, brotli) without being asked to, the budget is under ${budgets.code.bytes}`,
    );
}
