const byteOrderMark = '\uFEFF';

/** The first line of a CSV file (RFC 4180), with a byte order mark, without which spreadsheets misread Devanagari. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + toLine(columns);

/** A row as a line of CSV. Text that a spreadsheet would run as a formula is preceded by an apostrophe. */
export const csvRow = <Row extends object>(columns: readonly (keyof Row & string)[], row: Row): string =>
  toLine(columns.map((column) => String(row[column] ?? '')));

const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`;

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
