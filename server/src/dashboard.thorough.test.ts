/** Runs the dashboard's queries in a Prometheus that reads a server's metrics. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, startServer } from './start.ts';
import { sampleEnquiry } from './testing/app.ts';
import { composedSite, temporaryFolder, writeFile } from './testing/composedSite.ts';
import { freePort } from './testing/freePort.ts';
import { installedProgram } from './testing/installedProgram.ts';

const prometheus = installedProgram('Prometheus', ['/usr/bin/prometheus', '/usr/local/bin/prometheus']) ?? '';
const dashboard: { panels: { id: number; title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../docs/monitoring/dashboard.json'), 'utf8'),
);

async function runningServer() {
  const { siteDir, dataDir } = composedSite();
  const settings = { versions: { shell: 's1', 'remote-blog': 'b1' }, former: {} };
  writeFile(join(siteDir, 'telemetry.json'), JSON.stringify(settings));
  writeFile(join(siteDir, '.pages.json'), JSON.stringify({ '/': '', '/about': '' }));
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: '0',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_EMAIL: '1000',
  });
  const server = await startServer({ ...config, siteDir, dataDir });
  onTestFinished(() => server.close());
  return server;
}

const common = (version: string) => ({ page: '/about', version });
const events = [
  { kind: 'visit', package: 'shell', ...common('s1') },
  { kind: 'visit', package: 'remote-blog', ...common('b1') },
  { kind: 'remote-failed', package: 'remote-blog', reason: 'load', attempt: 2, ...common('b1') },
  { kind: 'error', name: 'TypeError', file: '/_/remote-blog/a.js', line: 1, ...common('b1') },
  { kind: 'hydration-recovered', ...common('s1') },
  { kind: 'policy', directive: 'img-src', ...common('s1') },
  { kind: 'vital', name: 'LCP', value: 1_900, connection: '4g', ...common('s1') },
  { kind: 'vital', name: 'CLS', value: 0.02, connection: '4g', ...common('s1') },
];

/** Reads a page, follows a dead link, sends an enquiry and reports each kind of event, all from this address. */
async function visit(url: string, address: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const post = (to: string, body: object) =>
    fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
  const answers = [
    await fetch(`${url}/about`),
    await fetch(`${url}/nowhere`),
    await post('/api', sampleEnquiry),
    await post(telemetryEndpoint, { events }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 204]);
}

/** Starts Prometheus. Returns a function that counts the series that a query finds now. */
async function startPrometheus(metricsUrl: string) {
  const folder = temporaryFolder();
  const { host } = new URL(metricsUrl);
  // JSON is valid YAML.
  const scrape = [{ job_name: 'site', static_configs: [{ targets: [host] }] }];
  writeFile(
    join(folder, 'prometheus.yml'),
    JSON.stringify({ global: { scrape_interval: '500ms', scrape_timeout: '500ms' }, scrape_configs: scrape }),
  );
  const address = `127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(
    prometheus,
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return async function seriesOf(query: string): Promise<number> {
    const answer = await fetch(`http://${address}/api/v1/query?${new URLSearchParams({ query })}`).catch(
      () => undefined,
    );
    const { data } = answer?.ok ? await answer.json() : {};
    return data?.result.filter(({ value }: { value: [number, string] }) => value[1] !== 'NaN').length ?? 0;
  };
}

test.skipIf(prometheus === '')('every query of the dashboard finds data of a visited site', async () => {
  const server = await runningServer();
  const seriesOf = await startPrometheus(server.metricsUrl ?? '');
  const queries = dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr })),
  );
  let empty = queries;
  let visits = 0;
  // A rate needs two scrapes between which a counter has changed.
  for (const end = Date.now() + 120_000; empty.length > 0 && Date.now() < end; await sleep(300)) {
    visits += 1;
    await visit(server.url, `2001:db8:0:${visits.toString(16)}::1`);
    const found = await Promise.all(empty.map(({ expr }) => seriesOf(expr)));
    empty = empty.filter((_, index) => found[index] === 0);
  }
  expect(empty).toEqual([]);
});
