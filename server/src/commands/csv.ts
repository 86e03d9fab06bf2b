const byteOrderMark = '\uFEFF';

/** The first line of a CSV file (RFC 4180), with a byte order mark, without which spreadsheets misread Devanagari. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + toLine(columns);

/** A row as a line of CSV. Text that a spreadsheet would run as a formula is preceded by an apostrophe. */
export const csvRow = <Row extends object>(columns: readonly (keyof Row & string)[], row: Row): string =>
  toLine(columns.map((column) => String(row[column] ?? '')));

const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`;

/** Signs that begin a formula, after what a spreadsheet skips. */
const formula = /^[\s\p{C}]*[=+\-@]/u;

function toCell(text: string): string {
  // NFKC turns full-width, small and raised twins of these signs, which some spreadsheets take too, into the signs.
  const runs = formula.test(text.slice(0, 100).normalize('NFKC')) || /^[\t\r\n]/.test(text);
  const harmless = runs ? `'${text}` : text;
  // In some countries a spreadsheet separates cells by semicolons.
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
