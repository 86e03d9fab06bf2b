/** `pnpm releases --health` against a running server to which browsers report. */
import {
  type TelemetryEvent,
  type TelemetrySettings,
  telemetryEndpoint,
} from '@sayapatri/contract/telemetry';
import { readConfig, startServer } from 'server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { shortVersion } from '../store/versions.ts';
import { blog, liveSite, release } from '../testing/fakeSite.ts';
import { healthLines, releaseHealth } from './releaseHealth.ts';

/** A site with telemetry on a server of its own, and browsers that visit it. */
async function visitedSite() {
  vi.stubEnv('TELEMETRY', 'on');
  const site = await liveSite();
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'true' });
  const server = await startServer({ ...config, siteDir: site.current, dataDir: `${site.root}/data` });
  onTestFinished(() => server.close());

  let visitors = 0;
  async function post(events: object[]): Promise<number> {
    visitors += 1;
    const address = `2001:db8:0:${visitors.toString(16)}::1`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ events });
    return (await fetch(server.url + telemetryEndpoint, { method: 'POST', headers, body })).status;
  }
  /** Reports `count` visits to the live blog, `failing` of which fail at both attempts. */
  async function visit(count: number, failing: number): Promise<void> {
    const { versions }: TelemetrySettings = await (await fetch(`${server.url}/telemetry.json`)).json();
    const of = { package: 'remote-blog', version: versions['remote-blog'], page: '/blogs' };
    const failed = (attempt: 1 | 2) =>
      ({ kind: 'remote-failed', reason: 'load', attempt, ...of }) satisfies TelemetryEvent & typeof of;
    for (let visited = 0; visited < count; visited += 1) {
      const failures = visited < failing ? [failed(1), failed(2)] : [];
      expect(await post([{ kind: 'visit', ...of }, ...failures])).toBe(204);
    }
  }
  const liveBlog = async () => (await readRegistry(site)).live['remote-blog'] ?? '';
  return { site, visit, liveBlog, addresses: [server.metricsUrl ?? ''] };
}

test('the errors of a release that fails in browsers stand beside those of the release before', async () => {
  const { site, visit, liveBlog, addresses } = await visitedSite();
  const former = await liveBlog();
  await visit(200, 1);
  await release(site, blog('fails in browsers'));
  const bad = await liveBlog();
  await visit(80, 40);
  expect(healthLines(await releaseHealth(site, addresses, 'remote-blog'))).toEqual([
    `remote-blog           ${shortVersion(bad)} 500.0 of 1,000 (40 in 80 visits); before: ${shortVersion(former)} 5.0 of 1,000 (1 in 200 visits)`,
  ]);
});

test('the health of releases on a site without telemetry says that it is off', async () => {
  const { site, addresses } = await visitedSite();
  vi.stubEnv('TELEMETRY', '');
  await release(site, blog('without telemetry'));
  const lines = healthLines(await releaseHealth(site, addresses));
  expect(lines.at(-1)).toMatch(/^Telemetry is off: /);
  expect(lines).toHaveLength(4);
});
