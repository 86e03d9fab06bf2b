/** The words on the assistant's panel itself. */
import { brand } from '@sayapatri/design';

export const panel = {
  title: 'Assistant',
  close: 'Close',
  /** The assistant's first message when it is opened. Plain text. */
  welcome: `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
  /** Names of the two sides of the conversation. */
  senders: { user: 'You', bot: 'Assistant' },
  /** Names the list of messages for screen readers. */
  conversation: 'Conversation',
  typing: 'The assistant is typing',
  quickActions: 'Quick actions',
  message: { label: 'Your message', placeholder: 'Type your message' },
  send: 'Send',
} as const;
