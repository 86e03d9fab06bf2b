import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFile } from '../testing/composedSite.ts';
import { installedProgram } from '../testing/installedProgram.ts';
import { createMetrics, watchProcess } from './metrics.ts';

const folder = resolve(import.meta.dirname, '../../../docs/monitoring');
const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(folder, 'dashboard.json'), 'utf8'),
);

const promtool = installedProgram('promtool', ['/usr/bin/promtool', '/usr/local/bin/promtool']);

test.skipIf(promtool === undefined)('promtool accepts the configuration and every alert rule', () => {
  const answer = execFileSync(promtool ?? '', ['check', 'config', join(folder, 'prometheus.yml')], {
    encoding: 'utf8',
  });
  expect(answer).toContain(`${alerts.match(/- alert:/g)?.length} rules found`);
});

test('alerts and dashboard ask only for metrics that the server has', () => {
  const metrics = createMetrics();
  watchProcess(metrics);
  const names = new Set(
    metrics.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`]),
  );
  const queries = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), alerts];
  const asked = queries
    .flatMap((query) => query.match(/\b(?:http|db|system|process|nodejs|browser|enquiries)_\w+/g) ?? [])
    .filter((name) => !/^(http_route|http_response_status_code|db_operation_name)$/.test(name));
  expect(asked.length).toBeGreaterThan(30);
  expect([...new Set(asked)].filter((name) => !names.has(name))).toEqual([]);
});

test.skipIf(promtool === undefined)('the first enquiry lost after a start raises an alert', async () => {
  const { registry, enquiries } = createMetrics();
  const readings: Record<string, (number | string)[]> = {};
  for (let minute = 0; minute < 6; minute += 1) {
    if (minute === 3) enquiries.inc({ outcome: 'refused', reason: 'database' });
    const lines = (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('enquiries_total{'));
    for (const [, series = '', value] of lines.map((line) => /^(.*) (\d+)$/.exec(line) ?? [])) {
      readings[series] ??= Array(minute).fill('_');
      readings[series].push(Number(value));
    }
  }
  const [summary] = /An enquiry could not be stored\./.exec(alerts) ?? [];
  const expected = {
    exp_labels: { severity: 'page', outcome: 'refused', reason: 'database' },
    exp_annotations: { summary },
  };
  const tests = {
    rule_files: [join(folder, 'alerts.yml')],
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(readings).map(([series, values]) => ({
          series,
          values: values.join(' '),
        })),
        alert_rule_test: [
          { eval_time: '2m', alertname: 'EnquiriesNotStored', exp_alerts: [] },
          { eval_time: '5m', alertname: 'EnquiriesNotStored', exp_alerts: [expected] },
        ],
      },
    ],
  };
  const file = join(temporaryFolder(), 'test.yml');
  writeFile(file, JSON.stringify(tests));
  expect(execFileSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS');
});

test('one address alone can raise no alert about failures in browsers', () => {
  const rules = alerts.split('- alert: ').filter((rule) => /browser_visits_total.*> \d+\n/.test(rule));
  const limits = rules.map((rule) => {
    const [, minutes = '', unit = '', share = ''] = /\[(\d+)(m|h)\]\)\) > (0\.\d+)/.exec(rule) ?? [];
    const [, visits = ''] = /browser_visits_total.* > (\d+)\n/.exec(rule) ?? [];
    return { hours: Number(minutes) / (unit === 'm' ? 60 : 1), share: Number(share), visits: Number(visits) };
  });
  expect(limits).toHaveLength(3);
  // An address counts for one visit an hour with one failure: server/src/telemetry/addressMemory.ts.
  for (const { hours, share, visits } of limits)
    expect((Math.floor(hours) + 1) / (visits + 1)).toBeLessThan(share);
});

test('docs/operating.md says what to do about every alert', () => {
  const operating = readFileSync(join(folder, '../operating.md'), 'utf8');
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !operating.includes(`| \`${name}\``))).toEqual([]);
});
