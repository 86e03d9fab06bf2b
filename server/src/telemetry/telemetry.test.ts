import { join } from 'node:path';
import { telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from '../metrics/metrics.ts';
import { appForTest, sampleEnquiry } from '../testing/app.ts';
import { writeFile } from '../testing/composedSite.ts';

/** A server with metrics whose site has telemetry. */
async function reporting() {
  const server = await appForTest({ config: { metricsPort: 0 } });
  const settings = { versions: { shell: 's2', 'remote-blog': 'b2' } };
  writeFile(join(server.config.siteDir, 'telemetry.json'), JSON.stringify(settings));
  const served = await serveMetrics(server.metrics, 0);
  onTestFinished(() => served.close());
  const post = (payload: object) => server.app.inject({ method: 'POST', url: telemetryEndpoint, payload });
  const lines = async (name: string) =>
    (await (await fetch(served.url)).text()).split('\n').filter((line) => line.startsWith(name));
  return { ...server, post, lines };
}

const thrown = { kind: 'error', package: 'remote-blog', reason: 'script' };

test('errors and web vitals are counted by package and live version, and unknown packages as other', async () => {
  const { post, lines } = await reporting();
  const events = [
    thrown,
    { ...thrown, reason: 'timeout' },
    { ...thrown, package: 'stranger' },
    { kind: 'vital', name: 'LCP', rating: 'good' },
  ];
  const answer = await post({ events });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await lines('browser_')).toEqual([
    'browser_errors_total{package="remote-blog",version="b2",reason="script"} 1',
    'browser_errors_total{package="remote-blog",version="b2",reason="timeout"} 1',
    'browser_errors_total{package="other",version="other",reason="script"} 1',
    'browser_web_vitals_total{name="LCP",rating="good",version="s2"} 1',
  ]);
});

test.each([
  ['no list', {}],
  ['an unknown event', { events: [{ ...thrown, kind: 'asha@mail.example' }] }],
  ['an unknown vital', { events: [{ kind: 'vital', name: 'X', rating: 'good' }] }],
  ['more events than a document has', { events: Array(41).fill(thrown) }],
])('a report of %s is refused in plain text and counts nothing', async (_what, body) => {
  const { post, lines } = await reporting();
  const answer = await post(body);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(await lines('browser_')).toEqual([]);
});

test('reports of one address are limited', async () => {
  const { post } = await reporting();
  for (let number = 0; number < 240; number += 1) await post({ events: [] });
  expect((await post({ events: [] })).statusCode).toBe(429);
});

test('without telemetry the address is not there', async () => {
  const { app } = await appForTest();
  const answer = await app.inject({ method: 'POST', url: telemetryEndpoint, payload: { events: [thrown] } });
  expect(answer.statusCode).toBe(404);
});

test('answers and enquiries are counted', async () => {
  const { app, lines } = await reporting();
  await app.inject('/about');
  await app.inject('/nowhere');
  await app.inject({ method: 'POST', url: '/api', payload: sampleEnquiry });
  await app.inject({ method: 'POST', url: '/api', payload: {} });
  const of = (route: string, method: string, status: number) =>
    `http_server_request_duration_seconds_count{http_route="${route}",http_request_method="${method}",http_response_status_code="${status}"} 1`;
  expect(await lines('http_server_request_duration_seconds_count')).toEqual([
    of('/*', 'GET', 200),
    of('none', 'GET', 404),
    of('/api', 'POST', 200),
    of('/api', 'POST', 400),
  ]);
  expect(await lines('enquiries_total')).toEqual([
    'enquiries_total{outcome="refused",reason="database"} 0',
    'enquiries_total{outcome="stored",reason="none"} 1',
    'enquiries_total{outcome="refused",reason="fields"} 1',
  ]);
});
