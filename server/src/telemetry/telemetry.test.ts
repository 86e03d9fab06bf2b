import { join } from 'node:path';
import { telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { fastify } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { answerError } from '../http/plainText.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { SiteFolder } from '../site/siteFolder.ts';
import { appForTest, sampleEnquiry } from '../testing/app.ts';
import { temporaryFolder, writeFile } from '../testing/composedSite.ts';
import { addTelemetryEndpoint, createErrorLog } from './telemetryEndpoint.ts';

const visit = { kind: 'visit', package: 'remote-blog', page: '/about', version: 'b2' };
const failed = { kind: 'remote-failed', package: 'remote-blog', reason: 'load', page: '/', version: 'b2' };
const thrown = {
  kind: 'error',
  name: 'TypeError',
  file: '/_/remote-blog/a.js',
  line: 1,
  page: '/',
  version: 'b2',
};
const recovered = { kind: 'hydration-recovered', page: '/', version: 's2' };
const vital = { kind: 'vital', name: 'LCP', connection: '4g', page: '/', version: 's2' };

/** A composed site with telemetry. With `live` 2 and `former` 1, the versions s2 and b2 are live, and s1 and b1 were before. */
function siteWithVersions({ live, former }: { live: number; former: number }): string {
  const folder = temporaryFolder();
  const settings = {
    versions: { shell: `s${live}`, 'remote-blog': `b${live}` },
    former: { shell: [`s${former}`], 'remote-blog': [`b${former}`] },
  };
  writeFile(join(folder, 'telemetry.json'), JSON.stringify(settings));
  writeFile(join(folder, '.pages.json'), JSON.stringify({ '/': '1', '/about': '2' }));
  return folder;
}

/** The endpoint alone, on a site with telemetry, and its metrics. */
async function reporting() {
  const metrics = createMetrics();
  const site = new SiteFolder(siteWithVersions({ live: 2, former: 1 }));
  const app = fastify();
  app.setErrorHandler(answerError);
  addTelemetryEndpoint(app, site, metrics);
  onTestFinished(() => app.close());
  const post = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: telemetryEndpoint,
      remoteAddress,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { post, lines: (name: string) => linesOf(metrics, name), site };
}

const linesOf = async ({ registry }: Metrics, name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));

describe('reports of browsers', () => {
  let site: Awaited<ReturnType<typeof reporting>>;
  beforeEach(async () => {
    site = await reporting();
  });

  test('are counted and answered without a body', async () => {
    const answer = await site.post({
      events: [
        visit,
        { ...visit, version: 'b1' },
        { kind: 'visit', package: 'shell', page: '/', version: 's2' },
        { ...failed, reason: 'timeout', attempt: 2 },
        recovered,
        thrown,
        { kind: 'policy', directive: 'script-src-elem', page: '/', version: 's2' },
        { ...vital, value: 1_900 },
        { ...vital, name: 'CLS', value: 0.02 },
      ],
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const counted = (await site.lines('browser_')).filter((line) => /_(total|sum)\{/.test(line));
    expect(counted).toEqual([
      'browser_reports_total{outcome="taken"} 1',
      'browser_visits_total{package="remote-blog",version="b2"} 1',
      'browser_visits_total{package="remote-blog",version="b1"} 1',
      'browser_visits_total{package="shell",version="s2"} 1',
      'browser_remote_failures_total{package="remote-blog",version="b2",page="/",reason="timeout",attempt="2"} 1',
      'browser_errors_total{package="remote-blog",version="b2",kind="error",name="TypeError"} 1',
      'browser_hydration_recoveries_total{version="s2",page="/"} 1',
      'browser_policy_violations_total{directive="script-src-elem",page="/",reporter="page"} 1',
      'browser_web_vital_seconds_sum{name="LCP",page="/",connection="4g"} 1.9',
      'browser_web_vital_layout_shift_sum{page="/",connection="4g"} 0.02',
    ]);
  });

  test('add no labels that the site does not know', async () => {
    for (let stranger = 0; stranger < 50; stranger += 1) {
      const text = `stranger-${stranger}`;
      const common = { page: `/${text}`, version: text };
      const events = [
        { kind: 'visit', package: text, ...common },
        { kind: 'visit', package: 'remote-blog', ...common },
        { kind: 'remote-failed', package: text, reason: 'load', attempt: 1, ...common },
        { kind: 'error', name: text, file: `/_/${text}/a.js`, line: stranger, ...common },
        { kind: 'policy', directive: text, ...common },
        { kind: 'vital', name: 'INP', value: stranger, connection: text, ...common },
      ];
      const answer = await site.post({ events }, {}, `192.0.2.${stranger}`);
      expect(answer.statusCode).toBe(204);
    }
    const counted = await site.lines('browser_');
    expect(counted.filter((line) => line.includes('stranger'))).toEqual([]);
    expect(await site.lines('browser_visits_total')).toEqual([
      'browser_visits_total{package="other",version="other"} 50',
      'browser_visits_total{package="remote-blog",version="other"} 50',
    ]);
  });

  test('by the Reporting API are counted by directive and page, and no other value of them is read', async () => {
    const blocked = { blockedURL: 'https://x.example/?asha@mail.example', sample: 'secret' };
    const url = 'https://www.example.com/about?message=secret';
    const reports = [
      { type: 'intervention', url },
      { type: 'deprecation', url, body: null },
      {
        type: 'csp-violation',
        url,
        age: 1,
        user_agent: 'x',
        body: { effectiveDirective: 'img-src', ...blocked },
      },
    ];
    const answer = await site.post(reports, { 'content-type': 'application/reports+json' });
    expect(answer.statusCode).toBe(204);
    expect(await site.lines('browser_policy_violations_total')).toEqual([
      'browser_policy_violations_total{directive="img-src",page="/about",reporter="browser"} 1',
    ]);
  });

  test('lose their counts when their version is neither live nor a former one any more', async () => {
    const events = [
      ...['b1', 'b2', 'strange'].map((version) => ({ ...visit, version })),
      ...['s1', 's2'].map((version) => ({ ...visit, package: 'shell', version })),
      ...['s1', 's2'].map((version) => ({ ...recovered, version })),
    ];
    await site.post({ events });
    site.site.link = siteWithVersions({ live: 3, former: 2 });
    await site.post({ events: [{ ...visit, version: 'b3' }] });
    expect(await site.lines('browser_visits_total')).toEqual([
      'browser_visits_total{package="remote-blog",version="b2"} 1',
      'browser_visits_total{package="remote-blog",version="other"} 1',
      'browser_visits_total{package="shell",version="s2"} 1',
      'browser_visits_total{package="remote-blog",version="b3"} 1',
    ]);
    expect(await site.lines('browser_hydration_recoveries_total')).toEqual([
      'browser_hydration_recoveries_total{version="s2",page="/"} 1',
    ]);
  });

  test.each([
    ['no JSON', 'x', 400],
    ['another shape', { events: [{ kind: 'visit' }] }, 400],
    ['too many events', { events: Array.from({ length: 41 }, () => visit) }, 400],
    ['too large', { events: [{ ...visit, page: 'x'.repeat(20_000) }] }, 413],
  ])('with %s are refused in plain text', async (_what, payload, status) => {
    const answer = await site.post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await site.lines('browser_visits_total')).toEqual([]);
  });

  test('from another site are refused', async () => {
    expect((await site.post({ events: [visit] }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  test('are read 240 times a minute from one address', async () => {
    for (let sent = 0; sent < 240; sent += 1)
      expect((await site.post({ events: [visit] })).statusCode).toBe(204);
    expect((await site.post({ events: [visit] })).statusCode).toBe(429);
    expect(await site.lines('browser_reports_total')).toEqual([
      'browser_reports_total{outcome="taken"} 240',
      'browser_reports_total{outcome="refused"} 1',
    ]);
  });

  test('from one address move a rate by no more than one visit, however many it posts', async () => {
    const visitors = 60;
    for (let visitor = 0; visitor < visitors; visitor += 1)
      await site.post({ events: [visit] }, {}, `2001:db8:0:${visitor}::1`);
    const flood = [
      visit,
      { ...failed, attempt: 1 },
      { ...failed, attempt: 2 },
      thrown,
      { ...thrown, kind: 'rejection', name: 'Error', file: '/_/remote-blog/b.js', line: 2, page: '/about' },
      { kind: 'policy', directive: 'img-src', page: '/', version: 's2' },
      { ...vital, value: 600_000, connection: '2g' },
      { ...vital, value: 600_000, page: '/about' },
    ];
    // One customer has all addresses of an IPv6 network.
    for (let sent = 0; sent < 100; sent += 1)
      await site.post({ events: [...flood, ...flood] }, {}, `2001:db8:1:1::${sent}`);
    const sumOf = async (name: string) =>
      (await site.lines(`${name}{`)).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    expect(await sumOf('browser_visits_total')).toBe(visitors + 1);
    expect(await sumOf('browser_remote_failures_total')).toBe(2);
    expect(await sumOf('browser_errors_total')).toBe(1);
    expect(await sumOf('browser_policy_violations_total')).toBe(1);
    expect(await sumOf('browser_web_vital_seconds_count')).toBe(1);
  });

  test('of a failure without a visit are not counted', async () => {
    expect((await site.post({ events: [{ ...failed, attempt: 2 }, thrown, recovered] })).statusCode).toBe(
      204,
    );
    for (const name of ['remote_failures', 'errors', 'hydration_recoveries'])
      expect(await site.lines(`browser_${name}_total`)).toEqual([]);
  });

  test('are answered with 404 while the site is without telemetry', async () => {
    site.site.link = temporaryFolder();
    expect((await site.post({ events: [visit] })).statusCode).toBe(404);
    expect(await site.lines('browser_visits_total')).toEqual([]);
  });
});

test('answers are counted by class of address, and enquiries by reason', async () => {
  const { app, metrics } = await appForTest({ config: { metricsPort: 0 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string) => (await fetch(url + path)).text();
  const post = async (enquiry: object) => {
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${url}/api`, { method: 'POST', headers, body: JSON.stringify(enquiry) })).text();
  };
  for (const name of ['asha', 'from-memory']) await get(`/about?name=${name}`);
  await get('/nowhere/asha@mail.example');
  await get('/_/shell/app-1a2b3c.js');
  await post(sampleEnquiry);
  await post({ name: 'Asha' });
  const requests = await linesOf(metrics, 'http_server_request_duration_seconds_count');
  expect(requests.map((line) => /\{(.*)\} (\d+)$/.exec(line)?.slice(1).join(' '))).toEqual([
    'http_route="page",http_request_method="GET",http_response_status_code="200" 2',
    'http_route="file",http_request_method="GET",http_response_status_code="404" 1',
    'http_route="asset",http_request_method="GET",http_response_status_code="200" 1',
    'http_route="/api",http_request_method="POST",http_response_status_code="200" 1',
    'http_route="/api",http_request_method="POST",http_response_status_code="400" 1',
  ]);
  expect(await linesOf(metrics, 'enquiries_total')).toEqual([
    'enquiries_total{outcome="refused",reason="database"} 0',
    'enquiries_total{outcome="stored",reason="none"} 1',
    'enquiries_total{outcome="refused",reason="fields"} 1',
  ]);
  expect((await linesOf(metrics, '')).filter((line) => /asha/i.test(line))).toEqual([]);
});

test('the log names the place of an error once an hour, and repeats no stranger’s text', () => {
  const logged: unknown[] = [];
  let now = 0;
  const log = { warn: (found: unknown) => logged.push(found) } as never;
  const logError = createErrorLog(log, () => now);
  const error = {
    kind: 'error',
    name: 'TypeError',
    file: '/_/shell/a-1.js',
    line: 7,
    page: '/',
    version: 's2',
  } as const;
  logError(error, true, 'one');
  logError(error, true, 'other');
  logError({ ...error, file: '/_/shell/ Asha lives here.js' }, true, 'one');
  logError({ ...error, file: '/_/stranger/a.js' }, false, 'one');
  for (let line = 100; line < 200; line += 1) logError({ ...error, line }, true, `address ${line}`);
  expect(logged).toHaveLength(50);
  expect(logged[0]).toEqual({ place: '/_/shell/a-1.js:7', error: 'TypeError' });
  now = 3_600_001;
  for (let line = 100; line < 200; line += 1) logError({ ...error, line }, true, 'one');
  // One address can't use up the places of all others.
  expect(logged).toHaveLength(55);
  logError(error, true, 'other');
  expect(logged).toHaveLength(56);
});
