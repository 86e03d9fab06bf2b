import { telemetryEndpoint } from '@sayapatri/contract/telemetry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { count, keepCounting, setCounter } from './count.ts';
import { startTelemetry } from './startTelemetry.ts';
import { errorOf, refusalOf, startReports } from './telemetryReports.ts';

const origin = window.location.origin;
const settings = { versions: { shell: 's2', 'remote-blog': 'b2' }, former: {} };

class PolicyEvent extends Event {
  constructor(readonly fields: Partial<SecurityPolicyViolationEvent>) {
    super('securitypolicyviolation');
    Object.assign(this, { effectiveDirective: '', originalPolicy: '', sourceFile: '', ...fields });
  }
}
class RejectionEvent extends Event {
  constructor(readonly reason: unknown) {
    super('unhandledrejection');
  }
}

const sent: { url: string; body: Blob }[] = [];
const events = async () =>
  (await Promise.all(sent.map(({ body }) => body.text()))).flatMap((text) => JSON.parse(text).events);

beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('SecurityPolicyViolationEvent', PolicyEvent);
  vi.stubGlobal('PromiseRejectionEvent', RejectionEvent);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  });
});
afterEach(() => {
  setCounter(undefined);
  vi.unstubAllGlobals();
});

describe('counting', () => {
  test('begins when telemetry is on, and keeps events until the reporting code is loaded', () => {
    count({ kind: 'visit', package: 'shell' });
    keepCounting();
    count({ kind: 'visit', package: 'remote-blog' });
    const taken: unknown[] = [];
    setCounter((...one) => taken.push(one));
    count({ kind: 'hydration-recovered' });
    expect(taken).toEqual([
      [{ kind: 'visit', package: 'remote-blog' }, '/'],
      [{ kind: 'hydration-recovered' }, '/'],
    ]);
  });

  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('does not begin with %s', (_name, signal) => {
    const listen = vi.spyOn(window, 'addEventListener');
    vi.stubGlobal('navigator', signal);
    startTelemetry(1);
    expect(listen).not.toHaveBeenCalled();
  });

  test('does not begin while telemetry is off, or outside the share of documents', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    startTelemetry(undefined);
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    startTelemetry(0.1);
    expect(listen).not.toHaveBeenCalled();
    startTelemetry(0.2);
    expect(listen).toHaveBeenCalledTimes(3);
  });
});

describe('reports', () => {
  test('go in one beacon when the page is left, each event with page and version', async () => {
    keepCounting();
    count({ kind: 'visit', package: 'shell' });
    startReports(settings);
    count({ kind: 'remote-failed', package: 'remote-blog', reason: 'load', attempt: 1 });
    count({ kind: 'visit', package: 'remote-gone' });
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.map(({ url }) => url)).toEqual([telemetryEndpoint]);
    expect(await events()).toEqual([
      { kind: 'visit', package: 'shell', page: '/', version: 's2' },
      { kind: 'remote-failed', package: 'remote-blog', reason: 'load', attempt: 1, page: '/', version: 'b2' },
      { kind: 'visit', package: 'remote-gone', page: '/', version: '' },
    ]);
  });

  test('weigh at most 4 kB for one document, however many events there are', async () => {
    startReports(settings);
    for (let line = 0; line < 1_000; line += 1)
      count({ kind: 'error', name: 'Error', file: '/_/shell/code/main-12345678.js', line });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.reduce((sum, { body }) => sum + body.size, 0)).toBeLessThanOrEqual(4_096);
    expect((await events()).length).toBeGreaterThan(20);
  });
});

describe('an event of the window', () => {
  const error = new TypeError('asha@mail.example is no number');
  const reason = new RangeError('secret');
  reason.stack = `RangeError: secret\n    at f (chrome-extension://abc/x.js:1:2)\n    at g (${origin}/_/shell/code/b-2.js:8:44)`;

  test.each([
    [
      'that is an error is counted with its class, file and line, never its message',
      new ErrorEvent('error', {
        error,
        message: error.message,
        filename: `${origin}/_/remote-blog/code/a-1.js`,
        lineno: 3,
      }),
      { kind: 'error', name: 'TypeError', file: '/_/remote-blog/code/a-1.js', line: 3 },
    ],
    [
      'that is a rejection is counted with the place that its stack names',
      new RejectionEvent(reason),
      { kind: 'rejection', name: 'RangeError', file: '/_/shell/code/b-2.js', line: 8 },
    ],
    [
      'of an extension is not counted',
      new ErrorEvent('error', { filename: 'chrome-extension://abc/x.js', lineno: 1 }),
      undefined,
    ],
    ['without a file is not counted', new ErrorEvent('error', { message: 'Script error.' }), undefined],
    ['with a text as its reason is not counted', new RejectionEvent('asha@mail.example'), undefined],
  ])('%s', (_what, event, counted) => expect(errorOf(event, origin)).toEqual(counted));
});

describe('a violation of the policy', () => {
  const refusal = {
    effectiveDirective: 'img-src',
    originalPolicy: "img-src 'self'",
    sourceFile: `${origin}/`,
    lineNumber: 7,
  };

  test.each([
    ['if an extension caused it', { ...refusal, sourceFile: 'moz-extension' }],
    [
      'if the browser reports it itself',
      { ...refusal, originalPolicy: "img-src 'self'; report-to telemetry" },
    ],
  ])('is not counted %s', (_what, refused) => {
    expect(refusalOf(refused, origin)).toBeUndefined();
  });

  test('before any script ran is counted by its directive, and once if it is reported twice', async () => {
    let report = (_reports: { body: unknown }[]) => {};
    const observed: unknown[] = [];
    vi.stubGlobal(
      'ReportingObserver',
      class {
        constructor(callback: typeof report, options: unknown) {
          report = callback;
          observed.push(options);
        }
        observe() {}
      },
    );
    keepCounting();
    count(new PolicyEvent(refusal));
    count(new PolicyEvent({ ...refusal, lineNumber: 9 }));
    startReports(settings);
    expect(observed).toEqual([{ types: ['csp-violation'], buffered: true }]);
    report([
      { body: { ...refusal } },
      { body: { ...refusal, lineNumber: 8 } },
      {
        body: {
          ...refusal,
          effectiveDirective: 'require-trusted-types-for',
          sourceFile: null,
          lineNumber: null,
        },
      },
      { body: null },
    ]);
    window.dispatchEvent(new Event('pagehide'));
    const of = { kind: 'policy', page: '/', version: 's2' };
    expect(await events()).toEqual([
      { ...of, directive: 'img-src' },
      { ...of, directive: 'img-src' },
      { ...of, directive: 'img-src' },
      { ...of, directive: 'require-trusted-types-for' },
    ]);
  });
});
