/** The words around the assistant's own answers. */
export const answerTexts = {
  /** Names the table of facts that belong to no country. */
  facts: 'In figures',
  /** The place of a country's figures where its guide states none. */
  notStated: (countries: string) => `Our pages do not say what applies in ${countries}. Please`,
  ask: 'ask us',
  /** The same if the package that owns the figures can't be reached. */
  missing: 'I am sorry, I can’t look up the figures at the moment. Please',
  nameCountry: 'Name a country, and I tell you what applies there.',
  words: 'More words explained',
} as const;
