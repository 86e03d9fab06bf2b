import { expect, test } from 'vitest';
import { type CountsByVersion, metricsAddresses, parseCounts } from './readCounts.ts';
import { createWatch, type LiveVersion } from './watch.ts';

const blog: LiveVersion = { name: 'remote-blog', live: 'b2', former: 'b1' };
const minute = 60_000;
const rules = { times: 3, minutes: 10, visits: 50 };

/** What servers have counted: visits and errors of each version. */
const counts = (versions: Record<string, [visits: number, errors: number]>): CountsByVersion =>
  new Map([
    [
      'remote-blog',
      new Map(Object.entries(versions).map(([version, [visits, errors]]) => [version, { visits, errors }])),
    ],
  ]);

/** Asks the watch each minute, with 20 visits a minute of b2 and `errors` of them failing; returns the minutes of its verdicts. */
function watched(minutes: number, errors: (at: number) => number, former: [number, number] = [1_000, 10]) {
  const judge = createWatch(rules);
  let total = 0;
  return Array.from({ length: minutes + 1 }, (_, at) => {
    total += at === 0 ? 0 : errors(at);
    return judge(at * minute, [blog], counts({ b1: former, b2: [at * 20, total] })).length > 0 ? [at] : [];
  }).flat();
}

test('counts are added up over servers and labels, by version', () => {
  const text = [
    '# HELP browser_visits_total x',
    'browser_visits_total{package="remote-blog",version="b2"} 40',
    'browser_remote_failures_total{package="remote-blog",version="b2",page="/",reason="load",attempt="1"} 9',
    'browser_remote_failures_total{package="remote-blog",version="b2",page="/",reason="load",attempt="2"} 2',
    'browser_errors_total{package="remote-blog",version="b2",kind="error",name="TypeError"} 1',
    'http_server_request_duration_seconds_count{http_route="page"} 7',
  ].join('\n');
  expect(parseCounts([text, text])).toEqual(counts({ b2: [80, 6] }));
});

test('a malformed address of metrics is refused', () => {
  expect(metricsAddresses('http://one/metrics, http://two/metrics')).toHaveLength(2);
  expect(() => metricsAddresses('9464')).toThrow('--metrics has "9464"');
});

test('a version that stays worse is rolled back, once, after the time has passed', () => {
  // 10 of 1,000 before, 50 of 1,000 now.
  expect(watched(40, () => 1)).toEqual([10]);
});

test('a version that is only a little worse stays', () => {
  expect(watched(40, (at) => (at % 2 === 0 ? 1 : 0))).toEqual([]);
});

test('one bad minute alone causes no rollback', () => {
  expect(watched(40, (at) => (at === 5 ? 200 : 0))).toEqual([]);
});

test('a single error causes no rollback to a version without errors', () => {
  expect(watched(40, (at) => (at === 3 || at === 9 ? 1 : 0), [100_000, 0])).toEqual([]);
});

test('with too few visits of either version there is no verdict', () => {
  expect(watched(40, () => 5, [49, 0])).toEqual([]);
  const judge = createWatch({ ...rules, visits: 101 });
  for (let at = 0; at <= 10; at += 1)
    expect(judge(at * minute, [blog], counts({ b1: [1_000, 1], b2: [at * 20, at * 20] }))).toEqual([]);
});

test('the time starts again when a server restarts', () => {
  const judge = createWatch(rules);
  const verdicts = Array.from({ length: 30 }, (_, at) => {
    const visits = (at < 8 ? at : at - 8) * 20;
    return judge(at * minute, [blog], counts({ b1: [1_000, 10], b2: [visits, visits] })).length > 0
      ? [at]
      : [];
  });
  expect(verdicts.flat()).toEqual([18]);
});

test('a version released again after its rollback is not rolled back again, and is no measure for others', () => {
  const judge = createWatch(rules);
  const bad = (at: number, live: LiveVersion) =>
    judge(at * minute, [live], counts({ b1: [1_000, 10], b2: [at * 20, at * 10] }));
  const verdicts = Array.from({ length: 60 }, (_, at) => bad(at, blog).map(({ live }) => `${at} ${live}`));
  expect(verdicts.flat()).toEqual(['10 b2']);
  expect(bad(60, { name: 'remote-blog', live: 'b1', former: undefined })).toEqual([]);
});

test('the verdict contains both error rates', () => {
  const judge = createWatch(rules);
  const seen = (at: number) => judge(at * minute, [blog], counts({ b1: [1_000, 10], b2: [at * 20, at * 2] }));
  const verdicts = Array.from({ length: 11 }, (_, at) => seen(at)).flat();
  expect(verdicts).toEqual([{ ...blog, rate: 100, formerRate: 10 }]);
});
