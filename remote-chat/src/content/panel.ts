import { brand } from '@sayapatri/facts/brand';
/** The words on the assistant's panel itself. */

export const panel = {
  title: 'Assistant',
  close: 'Close',
  /** The assistant's first message when it is opened. Plain text. */
  welcome: `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
  /** Suggestions that are shown until the first question. None is a country's name, which a quick action has already. */
  starters: {
    intro: 'Ask about costs, visas, tests, scholarships and our offices. For example:',
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
  message: { label: 'Your message', placeholder: 'Type your message' },
  send: 'Send',
} as const;
