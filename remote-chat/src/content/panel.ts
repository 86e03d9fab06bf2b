/** The words on the assistant's panel itself. */
export const panel = {
  title: 'Assistant',
  close: 'Close',
  /** Names of the two sides of the conversation. */
  senders: { user: 'You', bot: 'Assistant' },
  /** Names the list of messages for screen readers. */
  conversation: 'Conversation',
  typing: 'The assistant is typing',
  quickActions: 'Quick actions',
  message: { label: 'Your message', placeholder: 'Type your message' },
  send: 'Send',
} as const;
