// @vitest-environment node
import { testFiles } from '@sayapatri/testing/content';
import { describe, expect, it } from 'vitest';
import answers from '../content/assistantAnswers.ts';
import { replyWith, search } from '../replies/replyWith.fixture.ts';
import { readMessage } from '../rules/message.ts';
import { namedCountries } from '../rules/studies.ts';
import collections from '../schema/collections.ts';

testFiles(`${import.meta.dirname}/../content`, collections);

const found = async (text: string) => (await replyWith(text)).found.join(' and ');

describe('the answers', () => {
  it('have an id of their own, a word or a text, and a country that the site knows', () => {
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const { id, text, words, country } of answers) {
      expect(text ?? words, id).toBeDefined();
      if (country) expect(namedCountries(readMessage(country)), id).toHaveLength(1);
    }
  });

  it('are each found by the phrases that they are asked with', () => {
    const lost = answers.flatMap(({ id, asked }) => {
      const phrases = asked.split(', ');
      const own = phrases.filter((phrase) =>
        search.find(readMessage(phrase)).some((hit) => 'answer' in hit && hit.answer.id === id),
      );
      return own.length < phrases.length / 2 ? [id] : [];
    });
    expect(lost).toEqual([]);
  });
});

// The journey `answers` of e2e asks the lines of students.json on the composed site, with its sections and figures.
describe('a message', () => {
  it.each([
    ['in other capitals and punctuation', 'NOC!!! kati DIN?', 'noc'],
    ['with a misspelt word', 'scholarhsip in Finland', 'scholarships'],
    ['with a Nepali ending', 'loanko lagi', 'loan'],
    ['in Devanagari', 'छात्रवृत्ति कसरी पाउने', 'scholarships'],
    ['with a misspelt synonym', 'hostl in melbourne', 'accommodation'],
    ['with two questions', 'what is NOC? And can I get a loan?', 'noc and loan'],
    ['with a question on the subject before', 'what is noc and how much time', 'noc'],
    ['that names the tests as a list', 'ielts ra pte kun sajilo', 'ielts-or-pte'],
    ['after a greeting', 'hello sir, what is noc', 'noc'],
    ['after the words of the contact form', 'details of a bank loan', 'loan'],
    ['on a page’s section', 'robotics course in Australia', '/study-in-australia#courses'],
    ['on another country than the section', 'robotics in Canada', ''],
  ])('%s is understood', async (_, text, expected) => expect(await found(text)).toBe(expected));

  it.each(['tourist visa', 'fee of a gymnasium', 'how to cook momo', 'Australia 15'])(
    'beyond the site, “%s”, gets no answer',
    async (text) => expect(await found(text)).toBe(''),
  );

  it('that nothing answers gets the fixed sentence, and three places to look below it', async () => {
    const { html } = await replyWith('qwertyuiop');
    expect(html).toMatch(
      /^<p>I'm not sure how to respond to that\. Could you please rephrase your question\?<\/p><ul>/,
    );
    expect(html.match(/<li><a href="\//g)).toHaveLength(3);
  });

  it('of the most characters that the field sends gets its answer within a second', async () => {
    const begin = performance.now();
    expect(await found('noc, '.repeat(200))).toBe('noc');
    expect(await found(Array.from({ length: 150 }, (_, at) => `w${at}ord`).join(' '))).toBe('');
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});
