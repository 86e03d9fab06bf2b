/** What the hint on a word of the glossary says beside the word's meaning. */
export const hintTexts = { tapAgain: 'Tap the word again for the glossary.' } as const;
