const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) under a line of column names. Opens in a spreadsheet as what it is: a leading byte
 * order mark keeps Devanagari readable there, and text that would run as a formula gets an apostrophe first.
 */
export function toCsv<Row extends object>(columns: (keyof Row & string)[], rows: Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  return byteOrderMark + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
