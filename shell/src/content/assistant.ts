import { brand } from '@sayapatri/design';

/** The text of the assistant's panel while its code is loading: the same as when it has opened. */
export const assistantFrame = {
  title: 'Assistant',
  close: 'Close',
  welcome: `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`,
} as const;
