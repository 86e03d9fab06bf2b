import { brand } from '@sayapatri/facts/brand';
/** The words on the assistant's panel itself. */

export const panel = {
  title: 'Assistant',
  close: 'Close',
  /** The assistant's first message when it is opened. Plain text. */
  welcome: `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
  /** Suggestions that are shown until the first question. None is a country's name, which a quick action has already. */
  starters: {
    intro: 'For example:',
    questions: [
      'What does a year abroad cost?',
      'Which papers do I need for a visa?',
      'Is a gap in my studies a problem?',
    ],
  },
  /** Names of the two sides of the conversation. */
  senders: { user: 'You', bot: 'Assistant' },
  /** Names the list of messages for screen readers. */
  conversation: 'Conversation',
  typing: 'The assistant is typing',
  quickActions: 'Quick actions',
  /** The quick action that opens the list of countries. */
  requirements: 'IELTS/PTE Requirements',
  message: {
    label: 'Your message',
    placeholder: 'Type your message',
    tooLong: (length: number, most: number) =>
      `This is ${length.toLocaleString('en-US')} characters long. Please shorten it to ${most.toLocaleString('en-US')}, or write to us on the contact page.`,
  },
  liveMap: (address: string) => `Live map of ${address}`,
  mapOf: (address: string) => `Map of our office in ${address}`,
  send: 'Send',
} as const;
