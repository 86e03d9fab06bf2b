import { expect, test } from 'vitest';
import { hasTelemetry } from './settings.ts';

test('telemetry is off unless it is turned on, and another value is refused', () => {
  expect([{}, { TELEMETRY: 'off' }, { TELEMETRY: 'on' }].map(hasTelemetry)).toEqual([false, false, true]);
  expect(() => hasTelemetry({ TELEMETRY: 'yes' })).toThrow('TELEMETRY is "yes"');
});
