/**
 * Pages that redirect a former address to the page that replaces it, on any static host. A file `.moved` beside each holds
 * the new address, for which the server and nginx answer with status 308; `_redirects` lists all of them for static hosts.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '@sayapatri/contract/html';
import { pageOfTarget, type Release } from '@sayapatri/contract/release';
import { writeText } from '../releases/precompress.ts';
import { fileOf } from './pages.ts';

/**
 * The addresses of retired packages, `redirects` of the registry, with the live page that each leads to, also where that page
 * has moved since. An address that a release has taken again is left out, and so is one that leads to no live page: such a
 * page is gone, and comes back with its package.
 */
export function retiredAddresses(
  redirects: Readonly<Record<string, string>>,
  releases: readonly Release[],
): Record<string, string> {
  const pages = new Set(releases.flatMap((release) => release.pages.map((page) => page.path)));
  const moved = new Map(releases.flatMap((release) => Object.entries(release.redirects)));
  return Object.fromEntries(
    Object.entries(redirects)
      .filter(([address]) => !pages.has(address) && !moved.has(address))
      .map(([address, to]) => [address, moved.get(to) ?? to] as const)
      .filter(([, to]) => pages.has(pageOfTarget(to))),
  );
}

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

const redirectPage = (to: string, origin: string) =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This page has moved</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${origin + pageOfTarget(to)}"></head><body><main><h1>This page has moved</h1><p><a href="${to}">Go to ${origin.replace(/^https?:\/\//, '') + to}</a></p></main></body></html>
`.markup;
