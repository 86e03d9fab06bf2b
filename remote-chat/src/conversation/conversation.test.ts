// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Reply } from '../replies/reply.ts';
import { type Conversation, type ConversationEvent, converse, newConversation } from './conversation.ts';

const at = '2024-05-01T06:15:00.000Z';
const opened: ConversationEvent = { type: 'opened', at };
const asked = (text: string): ConversationEvent => ({ type: 'asked', text, at });
const answered = (intent: Reply['intent']): ConversationEvent => ({
  type: 'answered',
  reply: { intent, found: [], html: '' },
  at,
});
const after = (...events: ConversationEvent[]): Conversation => events.reduce(converse, newConversation);

describe('a conversation', () => {
  it('begins with a welcome from the bot', () => {
    expect(after(opened).messages).toEqual([
      { id: 1, sender: 'bot', timestamp: at, text: expect.stringContaining('How can I help you today?') },
    ]);
  });

  it('welcomes only when there are no messages', () => {
    const once = after(opened);
    expect(converse(once, opened)).toBe(once);
  });

  it('keeps what the visitor typed unchanged, except for spaces around it', () => {
    expect(after(asked('  <b>hi</b>\n there ')).messages).toEqual([
      { id: 1, sender: 'user', timestamp: at, text: '<b>hi</b>\n there' },
    ]);
  });

  it.each(['', ' ', ' \n\t ', '\u3000\u00a0'])('ignores the blank message "%s"', (blank) => {
    const before = after(opened);
    expect(converse(before, asked(blank))).toBe(before);
  });

  it('answers in the order of the questions', () => {
    const waiting = after(asked('bye'), asked('weather'));
    expect(waiting.unanswered.map(({ text }) => text)).toEqual(['bye', 'weather']);
    const half = converse(waiting, answered('goodbye'));
    expect(half.unanswered.map(({ text }) => text)).toEqual(['weather']);
    expect(half.messages.map(({ id, sender }) => `${id} ${sender}`)).toEqual(['1 user', '2 user', '3 bot']);
    expect(converse(half, answered('weather')).unanswered).toEqual([]);
  });

  it('sets a flag when the contact form is asked for, and keeps it', () => {
    const plain = after(asked('hello'), answered('greeting'));
    expect(plain.formRequested).toBe(false);
    const flagged = [asked('details'), answered('contact-form')].reduce(converse, plain);
    expect(flagged.formRequested).toBe(true);
    expect([asked('hello'), answered('greeting')].reduce(converse, flagged).formRequested).toBe(true);
  });
});
