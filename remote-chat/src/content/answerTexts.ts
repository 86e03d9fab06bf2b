/** The words around the assistant's own answers. */
export const answerTexts = {
  /** Names the table of facts that belong to no country. */
  facts: 'In figures',
  /** Stands in place of a country's figures if its guide states none. */
  notStated: (countries: string) => `Our pages do not say what applies in ${countries}. Please`,
  ask: 'ask us',
  /** Stands in place of the figures if the package that owns them can't be reached. */
  missing: 'I am sorry, I can’t look up the figures at the moment. Please',
  nameCountry: 'Name a country, and I tell you what applies there.',
  words: 'More words explained',
} as const;
