// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { replyTo } from './reply.ts';
import { type Intent, rules } from './rules.ts';
import { readMessage } from './vocabulary/message.ts';

describe('the order of the rules', () => {
  it('is the specification’s', () => {
    expect(rules.map(({ intent }) => intent)).toEqual([
      'contact-form',
      'greeting',
      'booking',
      'how-are-you',
      'name',
      'weather',
      'goodbye',
      'help',
      'thanks',
      'capabilities',
      'location',
      'directions',
      'contact',
      'hours',
      'social-media',
      'study-in-country',
      'yes',
      'test-requirements',
      'test-preparation',
      'country-figures',
    ]);
  });
});

/** Messages that match two rules: the higher rule answers. */
const both: readonly [text: string, first: Intent, second: Intent][] = [
  ['Hello, please send me the details', 'contact-form', 'greeting'],
  ['Hi, I want to book an appointment', 'greeting', 'booking'],
  ['How are you? I need an appointment', 'booking', 'how-are-you'],
  ['How are you and what is your name?', 'how-are-you', 'name'],
  ["What's your name and how is the weather?", 'name', 'weather'],
  ['Nice weather, bye', 'weather', 'goodbye'],
  ['Bye, you were a great help', 'goodbye', 'help'],
  ['Thanks for your help', 'help', 'thanks'],
  ['Thanks! What can you do?', 'thanks', 'capabilities'],
  ['What can you do and where is your office?', 'capabilities', 'location'],
  ['Where is your office and is there parking?', 'location', 'directions'],
  ['Directions and phone number please', 'directions', 'contact'],
  ['Phone number and office hours', 'contact', 'hours'],
  ['Are you open today, and what is your facebook page?', 'hours', 'social-media'],
  ['Is there a facebook page on how to apply in Canada?', 'social-media', 'study-in-country'],
  [
    'How can I study in Australia and which IELTS score is required?',
    'study-in-country',
    'test-requirements',
  ],
  ['IELTS preparation and required score for UK', 'test-requirements', 'test-preparation'],
  ['IELTS class fee', 'test-preparation', 'country-figures'],
  ['What does it cost to study in Japan?', 'study-in-country', 'country-figures'],
  // Not neighbouring rules, but often asked together.
  ['hello, how are you', 'greeting', 'how-are-you'],
  ['hey can you help me', 'greeting', 'help'],
  ['hi, ielts requirements for australia', 'greeting', 'test-requirements'],
  ['help me with IELTS preparation', 'help', 'test-preparation'],
  ['consultation about how to apply in Japan', 'booking', 'study-in-country'],
  ['weather in your location', 'weather', 'location'],
];

describe('a message that asks two things', () => {
  it.each(both)('"%s" is answered as %s, although it asks for %s too', (text, first, second) => {
    const message = readMessage(text);
    const matching = rules.filter(({ matches }) => matches(message)).map(({ intent }) => intent);
    expect(matching).toContain(second);
    expect(replyTo(text, {}).intent).toBe(first);
  });

  it('is tested for every two neighbouring rules, except a bare yes, which matches no other', () => {
    const order = rules.map(({ intent }) => intent).filter((intent) => intent !== 'yes');
    const tried = both.map(([, first, second]) => `${first} > ${second}`);
    for (const [index, intent] of order.slice(1).entries())
      expect(tried).toContain(`${order[index]} > ${intent}`);
  });
});
