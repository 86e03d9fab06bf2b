// @vitest-environment node
import { integrityOf } from '@sayapatri/contract/release/integrity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPublicModule } from '../remotes/loadPublicModule.ts';
import { diagnose } from './diagnose.ts';

vi.mock('../remotes/loadPublicModule.ts');

const manifest = '/federation-manifest.json';
const entry = '/_/remote-blog/remoteEntry-1.js';
const page = '/_/remote-blog/code/page-1.js';
const files = {
  entry,
  entryFiles: { [entry]: integrityOf('entry') },
  pages: { '/blogs': { [page]: integrityOf('page') } },
  widgets: {},
  shared: '1.18.0',
};
const whole = {
  [manifest]: JSON.stringify({ packages: { 'remote-blog': files } }),
  [entry]: 'entry',
  [page]: 'page',
};

type Answer = string | number | Error;
/** Replaces the answers for some of the site's files by texts, statuses and failures. */
function answerWith(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = { ...whole, ...answers };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = all[address] ?? 404;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'string' ? new Response(answer) : new Response('', { status: answer });
  });
}

beforeEach(
  () =>
    void vi
      .mocked(loadPublicModule)
      .mockReset()
      .mockResolvedValue({} as never),
);
afterEach(() => vi.unstubAllGlobals());

test('a remote whose files arrive and start has no fault', async () => {
  answerWith({});
  await expect(diagnose('remote-blog', '1.18.0')).resolves.toBeUndefined();
});

test.each<[what: string, answers: Record<string, Answer>, says: RegExp]>([
  ['the manifest is gone', { [manifest]: 404 }, /manifest\.json is answered with status 404/],
  ['the manifest is an error page', { [manifest]: '<h1>' }, /is no JSON: compose the site again/],
  ['the remote was retired', { [manifest]: '{"packages":{}}' }, /no longer has remote-blog/],
  [
    'the entry is missing',
    { [entry]: 404 },
    /remoteEntry-1\.js is answered with status 404: the file is not on/,
  ],
  [
    'the server fails at a page’s code',
    { [page]: 503 },
    /page-1\.js is answered with status 503: the server has/,
  ],
  ['a file was changed on its way', { [page]: 'page, and more' }, /page-1\.js is not what was released/],
  ['a file hangs', { [page]: new DOMException('', 'TimeoutError') }, /page-1\.js is not answered within 5 s/],
  ['there is no connection', { [entry]: new TypeError('Failed') }, /there is no connection, or an extension/],
])('the error says in plain words that %s', async (_what, answers, says) => {
  answerWith(answers);
  await expect(diagnose('remote-blog', '1.18.0')).rejects.toThrow(says);
});

test('the error says that the tab is older than the release, or that the remote’s code throws', async () => {
  answerWith({});
  await expect(diagnose('remote-blog', '1.17.0')).rejects.toThrow(
    /needs shared 1\.18\.0 and this tab has 1\.17\.0: load the page again/,
  );
  vi.mocked(loadPublicModule).mockRejectedValue(new Error('The host provides no react.'));
  await expect(diagnose('remote-blog', '1.18.0')).rejects.toThrow(
    /fails when its code is started \(The host provides no react\.\)/,
  );
});
