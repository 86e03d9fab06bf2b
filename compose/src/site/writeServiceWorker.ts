/** The site's one service worker (docs/decisions/0043), published at the root so that its scope is the whole site. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../userError.ts';
import { writeText } from './writeText.ts';

/** Whether pages are kept for offline reading: yes, unless OFFLINE_PAGES is `off`, which also retires the workers in use. */
export function keepsPagesOffline(): boolean {
  const setting = process.env.OFFLINE_PAGES;
  if (setting !== undefined && !['', 'on', 'off'].includes(setting))
    throw new UserError(`OFFLINE_PAGES is "${setting}": set it to "on" or "off", or leave it out.`);
  return setting !== 'off';
}

export async function writeServiceWorker(folder: string): Promise<void> {
  const source = keepsPagesOffline() ? 'serviceWorker.js' : 'retiredServiceWorker.js';
  const text = await readFile(path.join(import.meta.dirname, source), 'utf8');
  await writeText(path.join(folder, 'service-worker.js'), text);
}
