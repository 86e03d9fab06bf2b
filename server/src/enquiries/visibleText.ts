/** A visitor's text as the office reads it in a subject, a list or on a terminal. */

/**
 * Control characters that turn the order of letters round, and others that nobody sees (Unicode's "default ignorable"
 * and format characters), by which a name could pose as another. Joiners and variation selectors stay: Devanagari and
 * emoji are written with them.
 */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The text as one line: line breaks and other control characters, which could start a header, become spaces. */
export const oneLine = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
