const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) under a line of column names, safe to open in a spreadsheet: it begins with a byte order mark,
 * without which Devanagari is unreadable there, and text that would run as a formula is preceded by an apostrophe.
 */
export const toCsv = <Row extends object>(columns: (keyof Row & string)[], rows: Row[]): string =>
  csvHead(columns) + csvRows(columns, rows);

export const csvHead = (columns: string[]): string => byteOrderMark + toLine(columns);

export const csvRows = <Row extends object>(columns: (keyof Row & string)[], rows: Row[]): string =>
  rows.map((row) => toLine(columns.map((column) => String(row[column] ?? '')))).join('');

const toLine = (cells: string[]) => `${cells.map(toCell).join(',')}\r\n`;

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
