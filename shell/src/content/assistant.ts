import { brand } from 'shared/core';

/** What the assistant's panel shows while its own code is loading: the same words that it begins with. */
export const assistantFrame = {
  title: 'Assistant',
  close: 'Close',
  welcome: `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
} as const;
