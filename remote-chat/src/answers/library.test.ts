// @vitest-environment node
import { testFiles } from '@sayapatri/testing/content';
import { describe, expect, it } from 'vitest';
import vocabulary from '../content/vocabulary.json';
import { replyWith } from '../engine/replyWith.fixture.ts';
import { rules } from '../engine/rules.ts';
import { namedCountries } from '../engine/vocabulary/countries.ts';
import { readMessage } from '../engine/vocabulary/message.ts';
import type { Vocabulary } from '../schema/answers.ts';
import collections from '../schema/collections.ts';
import find, { answers } from './library.ts';
import questions from './questions.json';
import { phrasesOf } from './wordReader.ts';

testFiles(`${import.meta.dirname}/../content`, collections);

/** The answers that a message gets, or the intent of the rule that answers it. */
async function answerTo(text: string): Promise<string> {
  const { intent, answers: found } = await replyWith(text, {}, find);
  return found.length > 0 ? found.join(' and ') : intent;
}

/**
 * Questions as families ask them, by the answers that they must get: an answer's id, several joined by ` and `, or the
 * intent of the specification's rule whose word comes first. `fallback` has those that the site does not answer: any
 * other reply would be wrong. All were written before they were tried.
 */
const got = await Promise.all(
  Object.entries(questions).flatMap(([expected, texts]) =>
    texts.map(async (text) => ({ text, expected, answer: await answerTo(text) })),
  ),
);

describe('families’ questions', () => {
  const right = got.filter(({ expected, answer }) => answer === expected);

  it('are at least 300, all different, and at least 40 of them must not be answered', () => {
    expect(new Set(got.map(({ text }) => text)).size).toBe(got.length);
    expect(got.length).toBeGreaterThanOrEqual(300);
    expect(questions.fallback.length).toBeGreaterThanOrEqual(40);
  });

  it('expect answers and rules that exist', () => {
    const known: string[] = [
      ...answers.map(({ id }) => id),
      ...rules.map(({ intent }) => intent),
      'fallback',
    ];
    for (const expected of Object.keys(questions))
      for (const id of expected.split(' and ')) expect(known).toContain(id);
  });

  it('are answered, at least nine in ten', () => {
    console.info(`${right.length} of ${got.length} questions get the reply that they should.`);
    expect(right.length / got.length).toBeGreaterThanOrEqual(0.9);
  });

  it('never get the answer to another question', () => {
    const wrong = got.filter(({ expected, answer }) => answer !== expected && answer !== 'fallback');
    expect(wrong).toEqual([]);
  });
});

describe('the answers', () => {
  it('are at least 60, each with an id of its own and a word or a text', () => {
    expect(answers.length).toBeGreaterThanOrEqual(60);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const { id, text, words } of answers) expect(text ?? words, id).toBeDefined();
  });

  it('name a country that the site knows', () => {
    for (const { id, country } of answers)
      if (country) expect(namedCountries(readMessage(country)), id).toHaveLength(1);
  });

  it('are each asked for by at least one question', () => {
    const expected = new Set(Object.keys(questions).flatMap((ids) => ids.split(' and ')));
    expect(answers.map(({ id }) => id).filter((id) => !expected.has(id))).toEqual([]);
  });

  it('have key words only, and no filler among them', () => {
    const fillers = new Set(phrasesOf(vocabulary.fillers));
    const phrases = [...answers.map(({ asked }) => asked), vocabulary.notAnswered].flatMap(phrasesOf);
    expect(phrases.filter((phrase) => phrase.split(' ').some((word) => fillers.has(word)))).toEqual([]);
  });

  it('never have the same key words as another', () => {
    const { synonyms } = vocabulary as Vocabulary;
    const meaning = new Map(
      Object.entries(synonyms).flatMap(([word, others]) => phrasesOf(others).map((other) => [other, word])),
    );
    const users = new Map<string, Set<string>>();
    for (const { id, asked } of answers)
      for (const phrase of phrasesOf(asked)) {
        const words = new Set(phrase.split(' ').map((word) => meaning.get(word) ?? word));
        const key = [...words].sort().join(' ');
        users.set(key, (users.get(key) ?? new Set()).add(id));
      }
    expect([...users].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['in other capitals and punctuation', 'NOC!!! kati DIN?', 'noc'],
    ['with a misspelt word', 'scholarhsip in Finland', 'scholarships'],
    ['with a Nepali ending', 'loanko lagi', 'loan'],
    ['with two questions', 'what is NOC? And can I get a loan?', 'noc and loan'],
  ])('%s is understood', async (_, text, expected) => expect(await answerTo(text)).toBe(expected));

  it.each([
    ['a word of an answer among others that no answer knows', 'the gap in the fence is wet'],
    ['a subject that the site has no answer to', 'tourist visa'],
    ['the price of something else', 'fee of a gymnasium'],
  ])('with %s gets the fallback', async (_, text) => expect(await answerTo(text)).toBe('fallback'));

  it('that a rule of the specification answers gets the rule’s reply with or without answers', async () => {
    for (const text of ['hello, what is NOC', 'help with my loan', 'send me details of the NOC'])
      expect(await replyWith(text, {}, find)).toEqual(await replyWith(text));
    for (const text of ['can I take my wife to Australia, how can I apply', 'IELTS class fee'])
      expect((await replyWith(text, {}, find)).html).toContain((await replyWith(text)).html);
  });

  it('of 10,000 characters gets the answer of a short one', async () => {
    expect(await answerTo('noc,'.repeat(2500))).toEqual(await answerTo('noc'));
    expect(await answerTo(Array.from({ length: 1400 }, (_, at) => `w${at}ord`).join(' '))).toBe('fallback');
  });
});
