import { mostEvents, telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { beforeEach, expect, test, vi } from 'vitest';

const { origin } = window.location;
const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
const reported = async () =>
  (await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))).flatMap(
    (text) => JSON.parse(text).events,
  );
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
class RejectionEvent extends Event {
  constructor(readonly reason: unknown) {
    super('unhandledrejection');
  }
}

/** The modules as a new document has them. */
async function newDocument() {
  vi.resetModules();
  const { count } = await import('./count.ts');
  const { startTelemetry } = await import('./startTelemetry.ts');
  const { startReports } = await import('./telemetryReports.ts');
  return { count, startTelemetry, startReports };
}

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

test('errors of the site’s own scripts and failed remotes are reported in one beacon', async () => {
  const { count, startTelemetry, startReports } = await newDocument();
  startTelemetry(true);
  const filename = `${origin}/_/remote-blog/code/a-1.js`;
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'asha@mail.example' }));
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/x.js' }));
  const reason = new RangeError('secret');
  reason.stack = `RangeError: secret\n at f (chrome-extension://abc/x.js:1:2)\n at g (${origin}/_/shell/code/b-2.js:8:44)`;
  window.dispatchEvent(new RejectionEvent(reason));
  window.dispatchEvent(new RejectionEvent('asha@mail.example'));
  count({ kind: 'error', package: 'remote-gone', reason: 'load' });
  startReports();
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual([telemetryEndpoint]);
  const events = await reported();
  expect(events.filter(({ kind }) => kind !== 'vital')).toEqual([
    { kind: 'error', package: 'remote-blog', reason: 'script' },
    { kind: 'error', package: 'shell', reason: 'script' },
    { kind: 'error', package: 'remote-gone', reason: 'load' },
  ]);
});

test('one document reports a limited number of events', async () => {
  const { count, startTelemetry, startReports } = await newDocument();
  startTelemetry(true);
  for (let number = 0; number < 1_000; number += 1)
    count({ kind: 'error', package: 'shell', reason: 'script' });
  startReports();
  hide();
  expect(await reported()).toHaveLength(mostEvents);
});

test.each<[when: string, isOn: boolean | undefined, signals: object]>([
  ['telemetry is off', undefined, {}],
  ['Do Not Track is set', true, { doNotTrack: '1' }],
  ['Global Privacy Control is set', true, { globalPrivacyControl: true }],
])('nothing is counted when %s', async (_when, isOn, signals) => {
  const { count, startTelemetry, startReports } = await newDocument();
  vi.stubGlobal('navigator', { sendBeacon, ...signals });
  startTelemetry(isOn);
  count({ kind: 'error', package: 'shell', reason: 'script' });
  startReports();
  hide();
  expect(sendBeacon).not.toHaveBeenCalled();
});
