import type { Release } from '@sayapatri/contract/release';
import { expect, test } from 'vitest';
import { brand } from '../testing/fakePackage.ts';
import { checkReleases } from './checkReleases.ts';

const released = (name: string, shared: string): Release => ({
  name,
  version: name.padEnd(64, '0'),
  shared,
  entry: '',
  entryFiles: [],
  server: {},
  pages: [],
  widgets: [],
  provides: [],
  uses: [],
  redirects: {},
  assets: [],
  files: {},
  ...(name === 'shell' ? { brand } : {}),
});

const checked = (shell: string, remote: string) => () =>
  checkReleases([released('shell', shell), released('remote-blog', remote)]);

test.each([
  ['the remote uses a newer minor', '1.18.0', '1.19.0', 'shell'],
  ['the shell has the next major', '2.0.0', '1.18.0', 'remote-blog'],
])('where %s version of shared, a remote is refused with advice', (_what, shell, remote, older) => {
  expect(checked(shell, remote)).toThrow(
    `Release remote-blog0 of remote-blog is built against shared ${remote} and the shell's shell0000000 provides ${shell}, so its pages would not open: run \`pnpm release ${older}\` first.`,
  );
});

test('an older minor version of shared fits', () => {
  expect(checked('1.18.0', '1.2.0')).not.toThrow();
});
