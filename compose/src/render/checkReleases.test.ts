import type { Release } from '@sayapatri/contract/release';
import { expect, test } from 'vitest';
import { brand } from '../testing/fakePackage.ts';
import { checkReleases } from './checkReleases.ts';

type Said = Pick<Partial<Release>, 'shared' | 'builtWith'>;

const built = (react: string, mui = '9.5.0'): Said => ({ builtWith: { react, '@mui/material': mui } });

const released = (name: string, said: Said): Release => ({
  name,
  version: name.padEnd(64, '0'),
  shared: '1.18.0',
  builtWith: { react: '19.3.1', '@mui/material': '9.5.0' },
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
  ...said,
});

const faultOf = (shell: Said, remote: Said) => {
  try {
    checkReleases([released('shell', shell), released('remote-blog', remote)]);
    return 'fits';
  } catch (error) {
    return (error as Error).message;
  }
};

const remoteFirst = /: run `pnpm release remote-blog` first/;
const shellFirst = /: run `pnpm release shell` first/;
const buildWith = (version: string) =>
  new RegExp(`build it with \\S+ ${version}(, or run \`pnpm release shell\` first| and release it)\\.$`);

// The conflict, the shell's and the remote's parts of release.json, and the advice.
const incompatible: [string, Said, Said, RegExp][] = [
  ['the remote uses a newer minor of shared', { shared: '1.18.0' }, { shared: '1.19.0' }, shellFirst],
  ['the shell has the next major of shared', { shared: '2.0.0' }, { shared: '1.18.0' }, remoteFirst],
  ['the remote uses the next major of React', built('19.3.1'), built('20.0.0'), buildWith('19.3.1')],
  ['React fits, MUI does not', built('19.4.0', '9.4.0'), built('19.3.1', '9.5.0'), buildWith('9.4.0')],
];

test.each(incompatible)('a remote is refused, with advice, where %s', (_what, shell, remote, advice) => {
  const fault = faultOf(shell, remote);
  expect(fault).toMatch(/^Release remote-blog0 of remote-blog is built/);
  expect(fault).toMatch(advice);
});

test.each<[string, Said, Said]>([
  ['an older minor of shared', { shared: '1.18.0' }, { shared: '1.2.0' }],
  ['another patch of React and MUI', built('19.3.1', '9.5.0'), built('19.3.9', '9.5.7')],
])('%s fits', (_what, shell, remote) => {
  expect(faultOf(shell, remote)).toBe('fits');
});
