/** Texts of others, to be quoted in a one-sentence error. */
const maxCharacters = 200;

/**
 * A text from a file that anybody may have written: cut when it is long, and with the codes of characters that end the line,
 * control the terminal or can't be seen.
 */
export function printable(text: string): string {
  const short = text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** The first line of a thrown error's message. */
export const firstLine = (thrown: unknown): string | undefined =>
  String(thrown instanceof Error ? thrown.message : thrown).split('\n')[0];
