/** The words around what the search has found. */
export const searchTexts = {
  orElse: 'Or look at:',
  words: 'More words explained',
  /** Where to look if nothing was found, by address. */
  places: [
    ['/plan', 'Plan your studies: costs, visas, checklists'],
    ['/services', 'Our services and what they cost'],
    ['/contact', 'Ask a counsellor'],
  ],
} as const;
