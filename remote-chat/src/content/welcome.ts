import { brand } from '@sayapatri/design';

/** The assistant's first message when it is opened. Plain text. */
export const welcome = `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`;
