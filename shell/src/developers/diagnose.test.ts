// @vitest-environment node
import { integrityOf } from '@sayapatri/contract/release/integrity';
import { expect, test } from 'vitest';
import { diagnose, type Means } from './diagnose.ts';

const entry = '/_/remote-blog/remoteEntry-1.js';
const page = '/_/remote-blog/code/page-1.js';
const texts: Record<string, string> = { [entry]: 'entry', [page]: 'page' };
const files = {
  entry,
  entryFiles: { [entry]: integrityOf('entry') },
  pages: { '/blogs': { [page]: integrityOf('page') } },
  widgets: {},
  shared: '1.18.0',
};
const manifest = (packages: object = { 'remote-blog': files }) => JSON.stringify({ packages });
const remote = { default: { modules: {} } };
const container = { init: () => {}, get: async () => () => remote };

type Answer = string | Response | Error;
/** A site in which the answers at some addresses are others. */
const answering = (answers: Record<string, Answer> = {}) =>
  (async (address: string) => {
    const all: Record<string, Answer> = { '/federation-manifest.json': manifest(), ...texts, ...answers };
    const answer = all[address] ?? new Response('', { status: 404 });
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string' ? new Response(answer) : answer;
  }) as typeof fetch;

const saidOf = (means: Partial<Means>) =>
  diagnose('remote-blog', {
    shared: '1.18.0',
    shareScope: {},
    fetchFile: answering(),
    importModule: async () => container as never,
    ...means,
  });

test('a remote whose files arrive and start is well', async () => {
  expect(await saidOf({})).toEqual({ fits: true, says: 'All that it needs arrives and starts.' });
});

const gone = new Response('', { status: 404 });
const faults: [string, Partial<Means>, RegExp][] = [
  [
    'the manifest is gone',
    { fetchFile: answering({ '/federation-manifest.json': gone }) },
    /manifest\.json is answered with status 404/,
  ],
  [
    'the manifest is an error page',
    { fetchFile: answering({ '/federation-manifest.json': '<h1>' }) },
    /is no JSON: compose the site again/,
  ],
  [
    'the remote was retired',
    { fetchFile: answering({ '/federation-manifest.json': manifest({}) }) },
    /no longer has remote-blog/,
  ],
  [
    'the tab is older than the release',
    { shared: '1.17.0' },
    /needs shared 1\.18\.0 and this tab has 1\.17\.0: load the page again/,
  ],
  [
    'the entry is missing',
    { fetchFile: answering({ [entry]: new Response('', { status: 404 }) }) },
    /remoteEntry-1\.js is answered with status 404: the file is not on the server/,
  ],
  [
    'the server fails at a page’s code',
    { fetchFile: answering({ [page]: new Response('', { status: 503 }) }) },
    /page-1\.js is answered with status 503: the server has a fault/,
  ],
  [
    'a file was changed on its way',
    { fetchFile: answering({ [page]: 'page, and more' }) },
    /page-1\.js is not what was released/,
  ],
  [
    'a file hangs',
    { fetchFile: answering({ [page]: new DOMException('', 'TimeoutError') }) },
    /page-1\.js is not answered within 5 s/,
  ],
  [
    'there is no connection',
    { fetchFile: answering({ [entry]: new TypeError('Failed to fetch') }) },
    /there is no connection, or an extension/,
  ],
  [
    'its code throws as it starts',
    { importModule: async () => Promise.reject(new Error('x is not defined')) },
    /fails when its code is started \(x is not defined\)/,
  ],
  [
    'the entry is another script',
    { importModule: async () => ({}) },
    /is no remote: it has no `init` and `get`/,
  ],
  [
    'the shell lacks what it needs',
    {
      importModule: async () =>
        ({
          ...container,
          init: () => {
            throw new Error('The host provides no react.');
          },
        }) as never,
    },
    /does not get what it needs from the shell \(The host provides no react\.\)/,
  ],
  [
    'it exposes another module',
    {
      importModule: async () => ({
        ...container,
        get: async () => {
          throw new Error('no ./remote');
        },
      }),
    },
    /gives no public module \(no \.\/remote\)/,
  ],
  [
    'its public module has no pages',
    { importModule: async () => ({ ...container, get: async () => () => ({}) }) },
    /has no default export of defineRemote/,
  ],
];

test.each(faults)('%s: it is said in plain words', async (_what, means, says) => {
  const found = await saidOf(means);
  expect(found.fits).toBe(false);
  expect(found.says).toMatch(says);
});
