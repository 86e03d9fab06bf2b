const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The month, 1 to 12, that a guide's lines name last, e.g. 4 for `Last round: February to 30 April 2024`; or undefined. */
export function deadlineMonth(lines: readonly string[]): number | undefined {
  const named = lines.flatMap((line) => line.match(new RegExp(months.join('|'), 'g')) ?? []).at(-1);
  return named === undefined ? undefined : months.indexOf(named) + 1;
}
