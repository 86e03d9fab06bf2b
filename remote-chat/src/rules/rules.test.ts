// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ruleReplyTo as replyWith } from '../replies/replyWith.fixture.ts';
import type { Intent } from '../replies/ruleReply.ts';
import { readMessage } from './message.ts';
import messages from './messages.json';
import order from './order.json';
import { rules } from './rules.ts';

/** Messages as students type them, with the intent that they must be recognised as. */
const cases = Object.entries(messages).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
const intentOf = async (text: string) => (await replyWith(text)).intent;

describe('a student’s message', () => {
  it.each(cases)('$text asks for $intent', async ({ text, intent }) => {
    expect(await intentOf(text)).toBe(intent);
  });

  it('means the same in other capitals, with extra spaces and punctuation', async () => {
    for (const { text, intent } of cases) {
      // Only capitals distinguish the country US from the pronoun.
      if (/\bUS\b/.test(text)) continue;
      expect(await intentOf(`  ${text.toLowerCase().replaceAll(' ', ' \n\t ')} !!`), text).toBe(intent);
      expect(await intentOf(`«${text.toUpperCase()}»…`), text).toBe(intent);
    }
  });

  it('is never part of the reply', async () => {
    const marks = `<img src=x onerror=alert(1)> "><script>alert(1)</script> ' onclick='alert(1) {{zebra}} zebra`;
    for (const { text } of cases) {
      const { html } = await replyWith(`${text} ${marks}`);
      expect(html, text).not.toMatch(/zebra|alert|onerror|onclick|<script|<img/);
    }
  });
});

it.each(['a ', 'u.', "'", '\u200d', 'नमस्ते', 'yes and ', '<', '\ud800', 'ﷺ', 'how to ', 'US '])(
  'a thousand characters of "%s" are answered, and the question behind them is read',
  async (piece) => {
    const filled = piece.repeat(970 / piece.length);
    expect((await replyWith(filled)).html).toContain('<p>');
    expect(rules.some(({ matches }) => matches(readMessage(`${filled} ielts for japan`)))).toBe(true);
  },
);

/** Messages that match two neighbouring rules: the higher rule answers. A bare yes matches no other rule. */
const both = order as [text: string, first: Intent, second: Intent][];

describe('the order of the rules', () => {
  it.each(both)('"%s" is answered as %s, although it asks for %s too', async (text, first, second) => {
    const matching = rules.filter(({ matches }) => matches(readMessage(text))).map(({ intent }) => intent);
    expect(matching).toContain(second);
    expect(await intentOf(text)).toBe(first);
  });

  it('is the specification’s, and each two neighbouring rules are tested', () => {
    const all = rules.map(({ intent }) => intent);
    expect(all[all.indexOf('test-requirements') - 1]).toBe('yes');
    const others = all.filter((intent) => intent !== 'yes');
    expect(both.map(([, first, second]) => [first, second])).toEqual(
      others.slice(1).map((intent, index) => [others[index], intent]),
    );
  });
});
