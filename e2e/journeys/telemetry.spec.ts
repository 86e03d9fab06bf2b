/** With telemetry, which the operator turns on when composing, failures are counted by package and version. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from 'compose/paths';
import { freePort } from 'server/testing/freePort';
import { startServer } from '../startServer.ts';
import { expect, hydrated, test } from '../test.ts';

/** A copy of the composed site as TELEMETRY=on makes it: with the settings, and the flag in these pages. */
function siteWithTelemetry(folder: string, pages: string[]): string {
  const site = path.join(folder, 'site');
  cpSync(sitePaths().current, site, { recursive: true, dereference: true });
  const settings = { versions: { shell: 's1', 'remote-test-prep': 't1' }, former: {} };
  writeFileSync(path.join(site, 'telemetry.json'), JSON.stringify(settings));
  for (const page of pages) {
    const file = path.join(site, page, 'index.html');
    for (const suffix of ['.br', '.gz']) rmSync(file + suffix);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('id="page-bootstrap">{', '$&"telemetry":true,'));
  }
  return site;
}

test.use({
  expectedMessages: [/remote-|Failed to load|ERR_FAILED|integrity|module script/i],
});

test('a failing remote and web vitals are counted, without personal data', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'telemetry-'));
  const metricsPort = await freePort();
  const server = await startServer({
    SITE_DIR: siteWithTelemetry(folder, ['about']),
    DATA_DIR: path.join(folder, 'data'),
    METRICS_PORT: String(metricsPort),
  });
  await page.route('**/_/remote-test-prep/**', (route) => route.abort());
  const reporting = [/telemetryReports-/, /telemetry\.json/].map((file) => page.waitForResponse(file));
  await page.goto(`${server.url}/about?name=asha`);
  await hydrated(page);
  const [code] = await Promise.all(reporting);
  // Once the page has run the reporting code and read its settings, it reports when it is left.
  await page.evaluate(async (address) => {
    await import(address);
    await (await fetch('/telemetry.json')).text();
  }, code?.url() ?? '');
  // The failing remote's page is opened as a document, so the first page is left and reports.
  await page.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/IELTS/);

  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // The page's one report, sent when it is left, has everything.
  await expect.poll(metrics).toContain('browser_web_vitals_total{name="TTFB"');
  const counted = await metrics();
  expect(counted).toContain('browser_errors_total{package="remote-test-prep",version="t1",reason="load"} 1');
  expect(counted).toMatch(/browser_web_vitals_total\{name="TTFB",rating="[\w-]+",version="s1"\} 1/);
  expect(counted).not.toContain('asha');
  server.process.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

test('without it, the home page neither asks for its code or settings nor reports anything', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.goto('about:blank');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((url) => /telemetry/i.test(url))).toEqual([]);
});
