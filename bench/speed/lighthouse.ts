/** `pnpm bench --lighthouse`: runs Lighthouse 12 on every page of the sitemap, as a phone and as a desktop. */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from 'server/testing/freePort';
import { median } from '../measure/median.ts';
import { table } from './results.ts';
import { makeCertificate, serve, startBrowser } from './serve.ts';
import { folder } from './speed.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const forms = ['mobile', 'desktop'] as const;
type Form = (typeof forms)[number];

/** The lowest accepted scores of performance, out of 100; the other categories are to have 100. */
const leastPerformance: Record<Form, number> = { mobile: 95, desktop: 100 };

/** One visit with a browser that listens on `port`. Throws an Error if Lighthouse fails three times to record the page. */
async function judge(url: string, port: number, form: Form, attempt = 1): Promise<Record<Category, number>> {
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
  const { audits } = result;
  for (const category of categories.slice(1))
    for (const { id, weight } of result.categories[category]?.auditRefs ?? [])
      if (weight > 0 && (audits[id]?.score ?? 1) < 1)
        console.error(`${url} (${form}), ${category}: ${audits[id]?.title}`);
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as never;
}

function sitemapPages(current: string): string[] {
  const sitemap = readFileSync(path.join(current, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Runs Lighthouse on `pages` (paths; by default the whole sitemap), `rounds` times as a phone and once as a desktop. Prints
 * each page's median scores, those below the mark in bold, and as it goes the audits that cost points.
 */
export async function lighthouseScores(pages?: readonly string[], rounds = 3): Promise<void> {
  const current = realpathSync(sitePaths().current);
  const tls = makeCertificate(path.join(folder, 'tls'));
  const port = await freePort();
  const browser = await startBrowser(tls, { isWhole: true, more: [`--remote-debugging-port=${port}`] });
  const server = await serve(current, tls);
  const rows: string[][] = [];
  try {
    for (const page of pages ?? sitemapPages(current)) {
      const row = [page];
      for (const form of forms) {
        const visits: Record<Category, number>[] = [];
        while (visits.length < (form === 'mobile' ? rounds : 1))
          visits.push(await judge(server.url + page, port, form));
        for (const category of categories) {
          const score = median(visits.map((scores) => scores[category]));
          const isMet = score >= (category === 'performance' ? leastPerformance[form] : 100);
          row.push(isMet ? String(score) : `**${score}**`);
        }
      }
      rows.push(row);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const head = forms.flatMap((form) => categories.map((category) => `${form} ${category}`));
  const written = table(['Page', ...head], rows);
  writeFileSync(path.join(folder, 'lighthouse.md'), `${written}\n`);
  console.log(written);
}
