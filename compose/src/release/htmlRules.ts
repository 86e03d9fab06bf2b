/** Rules for the HTML of rendered pages: one h1, and no broken link. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposeResult } from '../site/compose.ts';
import { fileOf, notFound, pageName } from '../site/pages.ts';

/** Returns a sentence for each rendered page with more than one h1 or with a link that leads nowhere. */
export async function htmlFaults({ folder, rendered, releases }: ComposeResult): Promise<string[]> {
  const pages = new Set(releases.flatMap((release) => release.pages.map((page) => page.path)));
  const html = cached((page: string) => readFile(path.join(folder, fileOf(page)), 'utf8'));
  const faults: string[] = [];
  for (const page of rendered.filter((address) => address !== notFound.path)) {
    const text = await html(page);
    const who = pageName(releases, page);
    const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings > 1) faults.push(`${who} has ${headings} h1: keep one, and make the others h2.`);
    for (const link of linksOf(text)) {
      const fault = await linkFault(link, page, pages, html);
      if (fault !== undefined) faults.push(`${who} links to ${link}, ${fault}: correct the link.`);
    }
  }
  return faults;
}

/** Links within the site, each once: absolute paths and fragments. */
const linksOf = (html: string) =>
  new Set(
    [...html.matchAll(/<a\b[^>]*? href="((?:\/(?!\/)|#)[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  );

async function linkFault(
  link: string,
  from: string,
  pages: ReadonlySet<string>,
  html: (page: string) => Promise<string>,
): Promise<string | undefined> {
  const { pathname, hash } = new URL(link, `http://site${from}`);
  // A file of the site, such as a feed: not a page.
  if (/\.\w+$/.test(pathname)) return undefined;
  if (!pages.has(pathname)) return 'which is no page of the site';
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || (await html(pathname)).includes(` id="${id}"`)) return undefined;
  return `where nothing has the id ${id}`;
}

function cached<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? read(key);
    values.set(key, value);
    return value;
  };
}
