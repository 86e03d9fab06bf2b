// @vitest-environment node
import type { TestRequirements } from '@sayapatri/contract';
import { describe, expect, it, vi } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { replyWith } from '../engine/replyWith.fixture.ts';
import type { Load } from '../engine/rules.ts';
import { answer } from './answer.ts';

vi.mock('../engine/reply.ts', { spy: true });

const question = 'PTE score for Australia';
const linksOnly = await replyWith(question);
const australia = (tests: object) =>
  ({
    australia: {
      label: 'Australia',
      guidePath: '/study-in-australia',
      tests,
      ielts: { from: 6, to: 6 },
      sources: [],
    },
  }) as Partial<TestRequirements> as TestRequirements;

describe('an answer', () => {
  it('states the scores of the dataset', async () => {
    const load = async (name: string) =>
      name === 'testRequirements' ? australia({ pte: { bachelor: '50-57' } }) : undefined;
    expect((await answer(question, load as Load)).html).toContain('50-57');
  });

  it('states a country’s figures, or only links to the guide if the question asks for none', async () => {
    const figures = [
      {
        country: 'Korea',
        guidePath: '/study-in-korea',
        tuition: {},
        workHours: { value: '20 h', source: {} },
      },
    ];
    const load = vi.fn(async (name: string) => (name === 'countryFacts' ? figures : undefined));
    const reply = await answer('can I work in Korea', load as unknown as Load);
    expect(reply.html).toContain('20 h');
    await answer('study in Korea', load as unknown as Load);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['lacks a test', australia({ ielts: {} })],
    ['lacks the tests of a country', { australia: {} } as unknown as TestRequirements],
    ['is not there', undefined],
  ])('is made of links where the dataset %s', async (_, dataset) => {
    expect(await answer(question, (async () => dataset) as Load)).toEqual(linksOnly);
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
