import { expect, onTestFinished, test, vi } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { shortVersion } from '../store/versions.ts';
import { liveSite } from '../testing/fakeSite.ts';
import { healthLines, metricsAddresses, readCounts, releaseHealth } from './releaseHealth.ts';

function answering(texts: Record<string, string>) {
  vi.stubGlobal('fetch', async (address: string) => new Response(texts[address]));
  onTestFinished(() => void vi.unstubAllGlobals());
  return Object.keys(texts);
}

const text = `# HELP browser_visits_total Documents that asked for a package's code.
# TYPE browser_visits_total counter
browser_visits_total{package="remote-blog",version="b2"} 4e+1
browser_visits_total{version="b1",package="remote-blog"} 7 1795435200000
# TYPE browser_remote_failures_total counter
browser_remote_failures_total{package="remote-blog",version="b2",page="/",reason="load",attempt="1"} 9
browser_remote_failures_total{package="remote-blog",version="b2",page="/{}\\"",reason="load",attempt="2"} 2
# TYPE browser_errors_total counter
browser_errors_total{package="remote-blog",version="b2",kind="error",name="TypeError"} 1
# TYPE http_server_request_duration_seconds histogram
http_server_request_duration_seconds_bucket{http_route="page",le="+Inf"} 7
http_server_request_duration_seconds_sum{http_route="page"} 7
http_server_request_duration_seconds_count{http_route="page"} 7
`;

test('counts are added up over servers and labels, by version, in each form that Prometheus allows', async () => {
  const addresses = answering({ 'http://one/metrics': text, 'http://two/metrics': text });
  expect(Object.fromEntries(await readCounts(addresses))).toEqual({
    'remote-blog b2': { visits: 80, errors: 6 },
    'remote-blog b1': { visits: 14, errors: 0 },
  });
});

test.each([
  ['a page', '<!doctype html>\n<p class="x">Not here'],
  ['nothing', ''],
])('a server that answers with %s gives no metrics', async (_what, answer) => {
  const addresses = answering({ 'http://one/metrics': answer });
  await expect(readCounts(addresses)).rejects.toThrow(
    'http://one/metrics gives no metrics: start the server',
  );
});

test('a server that does not answer gives no metrics', async () => {
  const silent = 'http://127.0.0.1:1/metrics';
  await expect(readCounts([silent])).rejects.toThrow(`${silent} gives no metrics`);
});

test('a malformed address of metrics is refused', () => {
  expect(metricsAddresses('http://one/metrics, http://two/metrics')).toHaveLength(2);
  expect(() => metricsAddresses('9464')).toThrow('--metrics has "9464"');
});

test('errors are counted per 1,000 visits, and not at all without visits', async () => {
  const site = await liveSite();
  const { live } = await readRegistry(site);
  const blog = shortVersion(live['remote-blog'] ?? '');
  const addresses = answering({ 'http://one/metrics': text.replaceAll('b2', blog) });
  const lines = healthLines(await releaseHealth(site, addresses));
  expect(lines[0]).toBe(`remote-blog           ${blog} 75.0 of 1,000 (3 in 40 visits)`);
  expect(lines[1]).toMatch(/^remote-destinations {3}\w+ no visits yet$/);
});
