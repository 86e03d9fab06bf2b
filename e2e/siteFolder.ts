/** The composed site on disk, as the journeys' server serves it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite } from 'compose/site';

const site = openSite();

/** Raw HTML of a path. Throws when the site has no such page. */
export const htmlOf = (pagePath: string): string =>
  readFileSync(path.join(site.current, pagePath, 'index.html'), 'utf8');

export const published = (file: string): Buffer => readFileSync(path.join(site.current, file));

/** Text of the page as a reader sees it: no markup, no styles, single spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:quot|#x27|#39);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}
