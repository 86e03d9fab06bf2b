import { expect, test } from 'vitest';
import { telemetryShare } from './settings.ts';
import { telemetrySettings } from './siteFiles.ts';

test('telemetry is off unless it is turned on', () => {
  expect(telemetryShare({})).toBeUndefined();
  expect(telemetryShare({ TELEMETRY: 'off', TELEMETRY_SHARE: '0.5' })).toBeUndefined();
  expect(telemetryShare({ TELEMETRY: 'on' })).toBe(1);
  expect(telemetryShare({ TELEMETRY: 'on', TELEMETRY_SHARE: '0.1' })).toBe(0.1);
});

test('a malformed TELEMETRY or TELEMETRY_SHARE is refused with its value', () => {
  expect(() => telemetryShare({ TELEMETRY: 'yes' })).toThrow('TELEMETRY is "yes"');
  for (const share of ['0', '-1', '1.5', 'half'])
    expect(() => telemetryShare({ TELEMETRY: 'on', TELEMETRY_SHARE: share })).toThrow(
      `TELEMETRY_SHARE is "${share}"`,
    );
});

test('settings name the live versions, and the last three before them', () => {
  const at = '2026-11-22T00:00:00.000Z';
  const history = { shell: ['e', 'd', 'c', 'b', 'a'].map((version) => ({ version, at })) };
  expect(telemetrySettings({ live: { shell: 'e' }, history })).toEqual({
    versions: { shell: 'e' },
    former: { shell: ['d', 'c', 'b'] },
  });
});
