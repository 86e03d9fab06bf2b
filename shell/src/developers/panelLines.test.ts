// @vitest-environment node
import { expect, test } from 'vitest';
import { filesLine, releaseLine, shareLines } from './panelLines.ts';

test('the line of a remote without a release names its source, or says that the release is unknown', () => {
  const address = 'http://localhost:5181/remoteEntry.js';
  expect(releaseLine(address, undefined)).toBe(`in place of its release, from source at ${address}`);
  expect(releaseLine(undefined, undefined)).toBe('its release is unknown');
});

test('only the remote’s own files are counted', () => {
  const entry = (path: string, startTime: number, responseEnd: number, encodedBodySize: number) =>
    ({
      name: `https://site.example${path}`,
      startTime,
      responseEnd,
      encodedBodySize,
    }) as PerformanceResourceTiming;
  const entries = [
    entry('/_/remote-blog/a.js', 10, 30, 1000),
    entry('/_/remote-blog/b.js', 12, 50, 500),
    entry('/_/remote-blogs/c.js', 1, 99, 9000),
  ];
  expect(filesLine('remote-blog', entries)).toBe(
    '2 files, 1.5 kB, from 10 to 50 ms after the page was opened.',
  );
  expect(filesLine('remote-chat', entries)).toBe('None of its files is loaded.');
});

test('each shared module names its versions, who brings them and whether they are in use', () => {
  expect(
    shareLines({ react: { '19.3.1': { from: 'shell', loaded: true }, '19.2.0': { from: 'remote-old' } } }),
  ).toEqual(['react: 19.3.1 of shell, in use; 19.2.0 of remote-old, not loaded']);
});
