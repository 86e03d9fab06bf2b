/** `pnpm bench --lighthouse`: runs Lighthouse 12 on every page of the sitemap, as a phone and as a desktop. */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import type { Nginx } from 'e2e/nginx';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from 'server/testing/freePort';
import { sorted } from '../measure/median.ts';
import { table } from './results.ts';
import { makeCertificate, serve, startBrowser } from './serve.ts';
import { folder } from './speed.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const forms = ['mobile', 'desktop'] as const;
type Form = (typeof forms)[number];

/** The lowest accepted scores, out of 100. */
const wanted: Record<Form, Record<Category, number>> = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/** The figures of performance, in milliseconds but for the layout shift. */
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'speed index',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};
type Metric = keyof typeof metrics;
const metricIds = Object.keys(metrics) as Metric[];

interface Visit {
  scores: Record<Category, number>;
  /** Audits that cost points in a category other than performance, and the browser's console messages. */
  faults: string[];
  metrics: Record<Metric, number>;
}

/** The median; for an even number of scores, the lower of the middle two. */
const lowerMiddle = (scores: number[]) => sorted(scores)[Math.floor((scores.length - 1) / 2)] ?? 0;

/** One visit with a browser that listens on `port`. Throws an Error if Lighthouse fails three times to record the page. */
async function judge(url: string, port: number, form: Form, attempt = 1): Promise<Visit> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    disableFullPageScreenshot: true,
  };
  const result = (await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined))?.lhr;
  if (result === undefined || result.runtimeError) {
    // Chromium's trace lacks the start of a visit now and then; Lighthouse then says to run it again.
    if (attempt < 3) return judge(url, port, form, attempt + 1);
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'Lighthouse says nothing.'}`);
  }
  const faults = categories.flatMap((category) => {
    if (category === 'performance') return [];
    const audits = result.categories[category]?.auditRefs ?? [];
    return audits
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title ?? id}`);
  });
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)]));
  const measured = metricIds.map((id) => [id, result.audits[id]?.numericValue ?? Number.NaN]);
  return { scores: scores as Visit['scores'], faults, metrics: Object.fromEntries(measured) };
}

function sitemapPages(current: string): string[] {
  const sitemap = readFileSync(path.join(current, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Runs Lighthouse on `pages` (paths; by default the whole sitemap), up to `rounds` times as a phone and once as a
 * desktop. Prints each page's median scores, those below the mark in bold, with the audits that cost points.
 */
export async function lighthouseScores(pages?: readonly string[], rounds = 3): Promise<void> {
  const began = performance.now();
  const current = realpathSync(sitePaths().current);
  const tls = makeCertificate(path.join(folder, 'tls'));
  const port = await freePort();
  const browser = await startBrowser(tls, { isWhole: true, more: [`--remote-debugging-port=${port}`] });
  let server: Nginx | undefined;
  const rows: string[][] = [];
  const faults = new Map<string, string[]>();
  let short = 0;
  try {
    server = await serve(current, tls);
    for (const page of pages ?? sitemapPages(current)) {
      const row = [page];
      for (const form of forms) {
        const visits: Visit[] = [];
        const turns = form === 'mobile' ? rounds : 1;
        const isMet = (score: number, category: Category) => score >= wanted[form][category];
        const areMet = ({ scores }: Visit) => categories.every((one) => isMet(scores[one], one));
        // Once more than half of the visits meet every mark, further visits can't push a median below it.
        while (visits.length < turns && visits.filter(areMet).length <= turns / 2)
          visits.push(await judge(server.url + page, port, form));
        for (const category of categories) {
          const score = lowerMiddle(visits.map(({ scores }) => scores[category]));
          if (!isMet(score, category)) short += 1;
          row.push(isMet(score, category) ? String(score) : `**${score}**`);
        }
        const parts = metricIds.map((id) => {
          const value = lowerMiddle(visits.map((visit) => visit.metrics[id]));
          return `${metrics[id]} ${value < 10 ? value.toFixed(3) : Math.round(value)}`;
        });
        console.error(`${page} (${form}): ${parts.join(', ')}`);
        for (const fault of new Set(visits.flatMap((visit) => visit.faults)))
          faults.set(fault, [...(faults.get(fault) ?? []), `${page} (${form})`]);
      }
      rows.push(row);
      console.error(`${row.join(' ')}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
    }
  } finally {
    await browser.close();
    await server?.stop();
  }
  const head = forms.flatMap((form) =>
    ['performance', 'accessibility', 'best practices', 'SEO'].map((one) => `${form} ${one}`),
  );
  const written = table(['Page', ...head], rows);
  writeFileSync(path.join(folder, 'lighthouse.md'), `${written}\n`);
  console.log(written);
  for (const [fault, where] of faults) console.log(`${fault}: ${where.join(', ')}`);
  console.log(`${rows.length} pages, ${short} scores below their mark.`);
}
