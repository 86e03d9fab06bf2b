// @vitest-environment node
import { brand } from '@sayapatri/design';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.fixture.ts';
import { replyTo } from './reply.ts';
import { type Intent, rules } from './rules.ts';

const cases = Object.entries(messages).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
const intentOf = (text: string): Intent | 'answers' => replyTo(text, {}).intent;

describe('what students type', () => {
  it('is tried with at least 150 messages, all different', () => {
    expect(new Set(cases.map(({ text }) => text)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });

  it.each(cases)('$text asks for $intent', ({ text, intent }) => {
    expect(intentOf(text)).toBe(intent);
  });

  it('means the same in other capitals, with extra spaces and punctuation', () => {
    for (const { text, intent } of cases) {
      // Only capitals distinguish the country US from the pronoun.
      if (/\bUS\b/.test(text)) continue;
      expect(intentOf(`  ${text.toLowerCase().replaceAll(' ', ' \n\t ')} !!`), text).toBe(intent);
      expect(intentOf(`«${text.toUpperCase()}»…`), text).toBe(intent);
    }
  });

  it('means the same between Devanagari words', () => {
    for (const { text, intent } of cases) {
      // A bare yes, place or country is an answer only if no other word is beside it.
      const standsAlone = intent === 'yes' || ['name?', 'Kathmandu office', 'timing?', 'UK'].includes(text);
      if (!standsAlone) expect(intentOf(`भन्नुस्, ${text} हो।`), text).toBe(intent);
    }
  });
});

describe('the contact rule', () => {
  it('gives the fixed sentence and asks for the form', () => {
    const { html, formRequested } = replyTo('Contact', {});
    expect(html).toBe(
      '<p>Please fill out the form below with your contact information.</p>\n<p><a href="/contact">Open the form on the contact page</a></p>',
    );
    expect(formRequested).toBe(true);
  });

  it('looks inside words, so that "information" asks for the form', () => {
    expect(replyTo('INFORMATION', {}).formRequested).toBe(true);
  });

  it('is the only rule that requests the form', () => {
    for (const { text, intent } of cases)
      expect(replyTo(text, {}).formRequested).toBe(intent === 'contact-form');
  });
});

describe('an unknown message', () => {
  it('is answered with a request to rephrase', () => {
    expect(replyTo('asdfgh', {}).html).toBe(
      "<p>I'm not sure how to respond to that. Could you please rephrase your question?</p>",
    );
  });
});

describe('text from the visitor', () => {
  const marks = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    "' onclick='alert(1)",
    '{{zebra}}',
  ];

  it('never comes back in the reply', () => {
    for (const { text } of cases) {
      const { html } = replyTo(`${text} ${marks.join(' ')} zebra`, {});
      expect(html, text).not.toMatch(/zebra|alert|onerror|onclick|<script|<img/);
    }
  });

  it('gets the same reply every time', () => {
    for (const { text } of cases) expect(replyTo(text, {})).toEqual(replyTo(text, {}));
  });
});

describe('10,000 characters', () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);

  it.each([
    'a',
    'a ',
    'u.',
    'hh',
    "'",
    '\u200d',
    'नमस्ते',
    'yes and ',
    '<',
    ' ',
    '\ud800',
    'ﷺ',
    'how to ',
    'US ',
  ])('of "%s" are answered', (piece) => {
    expect(replyTo(fill(piece), {}).html).toContain('<p>');
  });

  it('are read to the end, where the question is', () => {
    expect(intentOf(`${fill('lorem ipsum ')} ielts requirements for japan`)).toBe('test-requirements');
    expect(intentOf(`${fill('चामल दाल ')} appointment`)).toBe('booking');
  });
});

describe('the assistant', () => {
  it('gives its own name, hours and promise', () => {
    expect(replyTo('your name', {}).html).toContain(brand.shortName);
    const hours = replyTo('office hours', {}).html;
    for (const line of [
      'Sunday-Friday: 08:00 AM-10:00 PM',
      'Saturday: closed',
      'Mon-Fri: 9:00 AM-6:00 PM',
      'Sat: 10:00 AM-4:00 PM',
      'Sun: closed',
    ])
      expect(hours).toContain(line);
    expect(replyTo('yes', {}).html).toContain('within 24 hours');
  });

  it('has a reply for every rule', () => {
    for (const { intent } of rules) expect(messages[intent].length).toBeGreaterThan(5);
  });
});
