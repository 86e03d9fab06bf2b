// @vitest-environment node
import type { TestRequirements } from '@sayapatri/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { answer } from './answer.ts';
import { loadAnswers } from './answerSource.ts';
import type { DatasetSource } from './datasetSource.ts';

vi.mock('../engine/reply.ts', { spy: true });

const question = 'PTE score for Australia';
const linksOnly = replyTo(question, {});
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

beforeEach(() => {
  vi.mocked(replyTo).mockClear();
});

describe('an answer', () => {
  it('states the scores of the dataset', async () => {
    const load = async (name: string) =>
      name === 'testRequirements' ? australia({ pte: { bachelor: '50-57' } }) : undefined;
    const { html } = await answer(question, load as DatasetSource, loadAnswers);
    expect(html).toContain('50-57');
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
    const reply = await answer('can I work in Korea', load as unknown as DatasetSource, loadAnswers);
    expect(reply.html).toContain('20 h');
    await answer('study in Korea', load as unknown as DatasetSource, loadAnswers);
    expect(load).toHaveBeenCalledOnce();
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
    expect(await answer(question, load as DatasetSource, loadAnswers)).toEqual(linksOnly);
  });

  it('asks the visitor to rephrase when making the reply fails', async () => {
    vi.mocked(replyTo).mockImplementationOnce(() => {
      throw new Error('A rule is broken.');
    });
    const { html, formRequested } = await answer('hello', async () => undefined, loadAnswers);
    expect(html).toContain('Could you please rephrase your question?');
    expect(formRequested).toBe(false);
  });
});
