// @vitest-environment node
import type { Datasets } from '@sayapatri/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { replyTo } from '../replies/reply.ts';

vi.mock('../replies/reply.ts', { spy: true });

const answers = [{ id: 'noc', asked: 'noc', text: 'A permission. [Steps](/plan)' }];
const site = {
  '/search.json': { address: '/_/site/search-1.json', integrity: 'sha256-x' },
  '/_/site/search-1.json': { answers, sections: [] },
};
/** Serves the site's files but the one that is named. */
const serve = (missing?: string) => {
  const fetched = vi.fn(async (address: string) => {
    if (address === missing) throw new TypeError('Failed to fetch');
    return Response.json(site[address as keyof typeof site]);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
/** Each test has a module that has loaded nothing yet. `requirements` is the only dataset. */
async function freshAnswer(requirements?: unknown) {
  const { answer } = await import('./answer.ts');
  return async (text: string) =>
    (await answer(text, async () => requirements as Datasets[keyof Datasets] as never)).html.markup;
}
const lost = 'Could you please rephrase your question?';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('an answer comes from the search index, which is fetched once and with its integrity', async () => {
  const fetched = serve();
  const ask = await freshAnswer();
  expect(await ask('what is noc')).toContain('A permission.');
  await ask('noc');
  expect(fetched.mock.calls).toEqual([
    ['/search.json'],
    ['/_/site/search-1.json', { integrity: 'sha256-x' }],
  ]);
});

it.each(['/search.json', '/_/site/search-1.json'])(
  'while %s can’t be loaded the rules answer, and the next question asks for it again',
  async (missing) => {
    serve(missing);
    const ask = await freshAnswer();
    expect(await ask('what is noc')).toContain(lost);
    expect(await ask('appointment')).toContain('Book a free consultation');
    serve();
    expect(await ask('what is noc')).toContain('A permission.');
  },
);

it('an answer has only links where the dataset has another shape', async () => {
  serve('/search.json');
  const ask = await freshAnswer({ australia: { label: 'Australia', tests: { ielts: {} } } });
  const markup = await ask('PTE score for Australia');
  expect(markup).toContain('href="/study-in-australia"');
  expect(markup).not.toContain('<table');
});

it('the visitor is asked to rephrase when making the reply fails', async () => {
  serve();
  const { replyTo: fresh } = await import('../replies/reply.ts');
  const fail = async () => {
    throw new Error('A rule is broken.');
  };
  vi.mocked(fresh as typeof replyTo)
    .mockImplementationOnce(fail)
    .mockImplementationOnce(fail);
  expect(await (await freshAnswer())('hello')).toContain(lost);
});
