/** The words of the glossary that the guides' facts contain, with their ids. */
const terms = [
  ['I-20', 'i-20'],
  ['COE', 'coe-japan'],
  ['blocked account', 'blocked-account'],
] as const;

/** A fact's text with the first use of each word linked to the glossary, for linkedText; facts themselves are plain text. */
export const linkTerms = (text: string): string =>
  terms.reduce((linked, [term, id]) => linked.replace(term, `[${term}](/plan/words#${id})`), text);

/** A text whose links are written as in Markdown, without them: for calendars, which show plain text. */
export const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
