/** The text with Devanagari's digits as Latin ones, as a Nepali keyboard types them: `२५ लाख` becomes `25 लाख`. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
