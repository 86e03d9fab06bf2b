import { expect, test } from 'vitest';
import { hasTelemetry } from './settings.ts';
import { telemetrySettings } from './siteFiles.ts';

test('telemetry is off unless it is turned on, and another value is refused', () => {
  expect([{}, { TELEMETRY: 'off' }, { TELEMETRY: 'on' }].map(hasTelemetry)).toEqual([false, false, true]);
  expect(() => hasTelemetry({ TELEMETRY: 'yes' })).toThrow('TELEMETRY is "yes"');
});

test('settings name the live versions, and the last three before them', () => {
  const at = '2026-11-22T00:00:00.000Z';
  const history = { shell: ['e', 'd', 'c', 'b', 'a'].map((version) => ({ version, at })) };
  expect(telemetrySettings({ live: { shell: 'e' }, history })).toEqual({
    versions: { shell: 'e' },
    former: { shell: ['d', 'c', 'b'] },
  });
});
