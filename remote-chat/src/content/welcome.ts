import { brand } from 'shared/core';

/** What the assistant says by itself when it is first opened. Plain text. */
export const welcome = `Hello! Welcome to the ${brand.shortName} assistant. How can I help you today?`;
