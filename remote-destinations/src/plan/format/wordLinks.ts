/** The words of the glossary that the guides' facts contain, with their ids. */
const terms = [
  ['I-20', 'i-20'],
  ['COE', 'coe-japan'],
  ['blocked account', 'blocked-account'],
] as const;

/** Links the first use of each word in a fact's plain text to the glossary, in the form that linkedText reads. */
export const linkTerms = (text: string): string =>
  terms.reduce((linked, [term, id]) => linked.replace(term, `[${term}](/plan/words#${id})`), text);

/** Replaces links as in Markdown by their words, for calendars, which show plain text. */
export const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
