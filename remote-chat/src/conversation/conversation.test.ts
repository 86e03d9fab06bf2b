// @vitest-environment node
import { html } from '@sayapatri/contract/html';
import { expect, it } from 'vitest';
import type { Reply } from '../replies/reply.ts';
import { type ConversationEvent, converse, openConversation } from './conversation.ts';

const at = '2024-05-01T06:15:00.000Z';
const opened = openConversation(at);
const asked = (text: string): ConversationEvent => ({ type: 'asked', text, at });
const answered = (intent: Reply['intent']): ConversationEvent => ({
  type: 'answered',
  reply: { intent, found: [], html: html`` },
  at,
});

it('a conversation keeps what the visitor typed unchanged, except for spaces around it', () => {
  const { messages } = converse(opened, asked('  <b>hi</b>\n there '));
  expect(messages[1]).toEqual({ id: 2, sender: 'user', timestamp: at, text: '<b>hi</b>\n there' });
});

it.each(['', ' ', ' \n\t ', '\u3000\u00a0'])('a conversation ignores the blank message "%s"', (blank) => {
  expect(converse(opened, asked(blank))).toBe(opened);
});

it('a conversation has a flag once the contact form has been asked for', () => {
  const plain = [asked('hello'), answered('greeting')].reduce(converse, opened);
  expect(plain.formRequested).toBe(false);
  const flagged = [asked('details'), answered('contact-form')].reduce(converse, plain);
  expect(flagged.formRequested).toBe(true);
  expect([asked('hello'), answered('greeting')].reduce(converse, flagged).formRequested).toBe(true);
});
