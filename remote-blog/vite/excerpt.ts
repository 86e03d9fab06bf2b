/** The beginning of a text on one line, for messages. */
export function excerptOf(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
