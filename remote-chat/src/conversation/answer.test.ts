// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { replyTo } from '../replies/reply.ts';
import { ruleReplyTo } from '../replies/replyWith.fixture.ts';
import type { Load } from '../replies/requirementsReply.ts';

vi.mock('../replies/reply.ts', { spy: true });

const nothing: Load = async () => undefined;
const answers = [{ id: 'noc', asked: 'noc', text: 'A permission. [Steps](/plan)' }];
const site = {
  '/search.json': { address: '/_/site/search-1.json', integrity: 'sha256-x' },
  '/_/site/search-1.json': { answers, sections: [] },
};
/** Serves the site's files but those that are named. */
const serve = (...missing: string[]) => {
  const fetched = vi.fn(async (address: string) => {
    if (missing.includes(address)) throw new TypeError('Failed to fetch');
    return Response.json(site[address as keyof typeof site]);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
/** Each test has a module that has loaded nothing yet. */
const freshAnswer = async () => (await import('./answer.ts')).answer;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it('comes from the search index, which is fetched once and with its integrity', async () => {
    const fetched = serve();
    const answer = await freshAnswer();
    expect((await answer('what is noc', nothing)).html).toContain('A permission.');
    await answer('noc', nothing);
    expect(fetched.mock.calls).toEqual([
      ['/search.json'],
      ['/_/site/search-1.json', { integrity: 'sha256-x' }],
    ]);
  });

  it.each(['/search.json', '/_/site/search-1.json'])(
    'is the rules’ own or the fallback while %s can’t be loaded, and the next question asks for it again',
    async (missing) => {
      serve(missing);
      const answer = await freshAnswer();
      expect((await answer('what is noc', nothing)).html).toContain(
        'Could you please rephrase your question?',
      );
      expect((await answer('appointment', nothing)).html).toBe((await ruleReplyTo('appointment')).html);
      serve();
      expect((await answer('what is noc', nothing)).html).toContain('A permission.');
    },
  );

  it.each([
    ['lacks a test', { australia: { label: 'Australia', tests: { ielts: {} } } }],
    ['lacks the tests of a country', { australia: {} }],
    ['is missing', undefined],
  ])('has only links where the dataset %s', async (_, dataset) => {
    serve('/search.json');
    const answer = await freshAnswer();
    const question = 'PTE score for Australia';
    expect(await answer(question, (async () => dataset) as unknown as Load)).toEqual(
      await ruleReplyTo(question),
    );
  });

  it('asks the visitor to rephrase when making the reply fails', async () => {
    serve();
    const { replyTo: fresh } = await import('../replies/reply.ts');
    const fail = async () => {
      throw new Error('A rule is broken.');
    };
    vi.mocked(fresh as typeof replyTo)
      .mockImplementationOnce(fail)
      .mockImplementationOnce(fail);
    const { html } = await (await freshAnswer())('hello', nothing);
    expect(html).toContain('Could you please rephrase your question?');
  });
});
