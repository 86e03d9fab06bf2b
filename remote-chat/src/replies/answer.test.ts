// @vitest-environment node
import type { Datasets } from '@sayapatri/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answers = [{ id: 'noc', asked: 'noc', text: 'A permission. [Steps](/plan)' }];
/** Serves the search index, or loses it. */
const serve = (isLost = false) => {
  const fetched = vi.fn(async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json({ answers, sections: [] });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
/** Each test has a module that has loaded nothing yet. `requirements` is the only dataset. */
async function freshAnswer(requirements?: unknown) {
  const { answer } = await import('./reply.ts');
  return async (text: string) =>
    (await answer(text, async () => requirements as Datasets[keyof Datasets] as never)).html.markup;
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('an answer comes from the search index, which is fetched once', async () => {
  const fetched = serve();
  const ask = await freshAnswer();
  expect(await ask('what is noc')).toContain('A permission.');
  await ask('noc');
  expect(fetched.mock.calls).toEqual([['/search.json']]);
});

it('while the index can’t be loaded the rules answer, and the next question asks for it again', async () => {
  serve(true);
  const ask = await freshAnswer();
  expect(await ask('what is noc')).toContain('Could you please rephrase your question?');
  expect(await ask('appointment')).toContain('Book a free consultation');
  serve();
  expect(await ask('what is noc')).toContain('A permission.');
});

it('an answer has only links where the dataset has another shape', async () => {
  serve(true);
  const ask = await freshAnswer({ australia: { label: 'Australia', tests: { ielts: {} } } });
  const markup = await ask('PTE score for Australia');
  expect(markup).toContain('href="/study-in-australia"');
  expect(markup).not.toContain('<table');
});
