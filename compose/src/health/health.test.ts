import { expect, onTestFinished, test, vi } from 'vitest';
import { metricsAddresses, per1000, readCounts } from './readCounts.ts';

/** Lets each of the addresses answer with its text. */
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

test('counts are added up over servers and labels, by version, however Prometheus lets them be written', async () => {
  const addresses = answering({ 'http://one/metrics': text, 'http://two/metrics': text });
  const versions = new Map([
    ['b2', { visits: 80, errors: 6 }],
    ['b1', { visits: 14, errors: 0 }],
  ]);
  expect(await readCounts(addresses)).toEqual(new Map([['remote-blog', versions]]));
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

test('a malformed address of metrics is refused', () => {
  expect(metricsAddresses('http://one/metrics, http://two/metrics')).toHaveLength(2);
  expect(() => metricsAddresses('9464')).toThrow('--metrics has "9464"');
});

test('errors are given of 1,000 visits, and not at all without visits', () => {
  expect(per1000({ visits: 400, errors: 2 })).toBe(5);
  expect(per1000({ visits: 0, errors: 2 })).toBeUndefined();
});
