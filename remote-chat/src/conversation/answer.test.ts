// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { replyWith } from '../engine/replyWith.fixture.ts';
import type { Load } from '../engine/rules.ts';
import { answer } from './answer.ts';

vi.mock('../engine/reply.ts', { spy: true });

const question = 'PTE score for Australia';
const linksOnly = await replyWith(question);
describe('an answer', () => {
  it.each([
    ['lacks a test', { australia: { label: 'Australia', tests: { ielts: {} } } }],
    ['lacks the tests of a country', { australia: {} }],
    ['is missing', undefined],
  ])('has only links where the dataset %s', async (_, dataset) => {
    expect(await answer(question, (async () => dataset) as unknown as Load)).toEqual(linksOnly);
  });

  it('asks the visitor to rephrase when making the reply fails', async () => {
    const fail = async () => {
      throw new Error('A rule is broken.');
    };
    vi.mocked(replyTo).mockImplementationOnce(fail).mockImplementationOnce(fail);
    const { html } = await answer('hello', async () => undefined);
    expect(html).toContain('Could you please rephrase your question?');
  });
});
