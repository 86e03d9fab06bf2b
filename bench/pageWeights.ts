/**
 * `pnpm bench --ci`: compares exactly what the composed site's pages load before any interaction with `weights.json`.
 * Bytes are brotli bytes; nothing is timed, so every machine gives the same result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from 'compose/paths';

const pages = ['/', '/study-in-australia', '/blogs', '/blogs/securing-your-future', '/contact', '/ielts-pte'];
const baselineFile = new URL('./weights.json', import.meta.url);

interface Weight {
  html: number;
  scripts: number;
  scriptBytes: number;
  fontBytes: number;
  /** Scripts that other scripts import but the document does not name: the browser finds each one round trip late. */
  late: number;
  /** Consecutive round trips until the last script has arrived; 1 means the document alone. */
  depth: number;
}

const { current } = sitePaths();
const file = (address: string) => path.join(current, address);
const brotliBytes = (address: string) => readFileSync(`${file(address)}.br`).length;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Addresses that a script imports statically; dynamic imports are loaded later. */
function staticImports(address: string): string[] {
  const code = readFileSync(file(address), 'utf8');
  const names = [
    ...code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}$,\s]+from\s*)?["'](\.[^"']+\.js)["']/g),
  ];
  return names.map(([, name = '']) => path.posix.join(path.posix.dirname(address), name));
}

/** Returns the addresses that `scripts` import and `found` lacks, and adds them to `found`. */
function lateImports(scripts: readonly string[], found: Set<string>): string[] {
  const late = [...new Set(scripts.flatMap(staticImports))].filter((address) => !found.has(address));
  for (const address of late) found.add(address);
  return late;
}

function weigh(page: string): Weight {
  const document = path.posix.join(page, 'index.html');
  const html = readFileSync(file(document), 'utf8');
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const scripts = named(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g);
  const fonts = named(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const found = new Set(scripts);
  let depth = scripts.length > 0 ? 2 : 1;
  // A script's imports are requested only after the script has arrived.
  for (let next = lateImports(scripts, found); next.length > 0; next = lateImports(next, found)) depth += 1;
  return {
    html: brotliBytes(document),
    scripts: scripts.length,
    scriptBytes: sum(scripts.map(brotliBytes)),
    fontBytes: sum(fonts.map((address) => readFileSync(file(address)).length)),
    late: found.size - scripts.length,
    depth,
  };
}

/** Prints each page's weight; returns a sentence for each figure that has grown since the baseline. */
export function compareWeights(): string[] {
  const baseline: Record<string, Weight> = JSON.parse(readFileSync(baselineFile, 'utf8'));
  return pages.flatMap((page) => {
    const weight = weigh(page);
    console.log(page, weight);
    const former = baseline[page];
    if (former === undefined)
      return [`${page} is not in bench/weights.json: \`pnpm bench --ci --record\` adds it.`];
    return (Object.keys(weight) as (keyof Weight)[])
      .filter((what) => weight[what] > former[what])
      .map((what) => `${page}: ${what} ${weight[what]}, was ${former[what]}.`);
  });
}

/** Saves the present site's weights as the baseline. */
export function recordWeights(): void {
  const weights = Object.fromEntries(pages.map((page) => [page, weigh(page)]));
  writeFileSync(baselineFile, `${JSON.stringify(weights, null, 2)}\n`);
}
