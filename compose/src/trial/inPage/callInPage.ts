import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

/**
 * Calls the function that is the only expression of a file in this folder, in the page, and returns what it returns. The
 * browser gets the file unchanged.
 */
export function callInPage(page: Page, file: `${string}.js`, argument?: object): Promise<string | undefined> {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .replace(/;$/, '');
  return page.evaluate(`(${source})(${JSON.stringify(argument)})`);
}
