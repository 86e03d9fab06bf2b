// @vitest-environment node
import type { TestRequirements } from 'shared/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { answer } from './answer.ts';

vi.mock('../engine/reply.ts', { spy: true });

const question = 'PTE score for Australia';
const linksOnly = replyTo(question, {});
const australia = (tests: object) =>
  ({
    australia: { label: 'Australia', guidePath: '/study-in-australia', tests },
  }) as Partial<TestRequirements> as TestRequirements;

beforeEach(() => {
  vi.mocked(replyTo).mockClear();
});

describe('an answer', () => {
  it('states the scores of the dataset', async () => {
    const { html } = await answer(question, async () => australia({ pte: { bachelor: '50-57' } }));
    expect(html).toContain('50-57');
  });

  it.each([
    ['lacks a test', async () => australia({ ielts: {} })],
    ['lacks the tests of a country', async () => ({ australia: {} }) as unknown as TestRequirements],
    ['is not there', async () => undefined],
    [
      'fails to load',
      async () => {
        throw new Error('down');
      },
    ],
  ])('is made of links where the dataset %s', async (_, load) => {
    expect(await answer(question, load)).toEqual(linksOnly);
  });

  it('asks to rephrase where no reply can be worked out', async () => {
    vi.mocked(replyTo).mockImplementationOnce(() => {
      throw new Error('A rule is broken.');
    });
    const { html, formRequested } = await answer('hello', async () => undefined);
    expect(html).toContain('Could you please rephrase your question?');
    expect(formRequested).toBe(false);
  });
});
