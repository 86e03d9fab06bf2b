/**
 * Pages that redirect a former address to the page that replaces it, on any static host. A file `.moved` beside each holds
 * the new address, for which the server and nginx answer with status 308; `_redirects` lists all of them for static hosts.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeAttribute, escapeText } from 'shared/html';
import type { Release } from 'shared/release';
import { fileOf } from './pages.ts';
import { writeText } from './writeText.ts';

/** Writes a page for every redirect of the releases. */
export async function writeRedirects(
  folder: string,
  releases: readonly Release[],
  origin: string,
): Promise<void> {
  const all = releases.flatMap(({ redirects }) => Object.entries(redirects));
  await writeFile(path.join(folder, '_redirects'), all.map(([from, to]) => `${from} ${to} 308\n`).join(''));
  for (const [from, to] of all) {
    const page = path.join(folder, fileOf(from));
    await writeText(page, redirectPage(to, origin));
    await writeFile(path.join(path.dirname(page), '.moved'), to);
  }
}

const redirectPage = (to: string, origin: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}"><link rel="canonical" href="${escapeAttribute(origin + to)}"></head><body><main><h1>This page has moved</h1><p><a href="${escapeAttribute(to)}">Go to ${escapeText(origin.replace(/^https?:\/\//, '') + to)}</a></p></main></body></html>
`;
