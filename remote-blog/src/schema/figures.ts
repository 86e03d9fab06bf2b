/** The kinds of figures that an article may have. Plain data, so that the build can check it without React. */

/** Whether a figure of a kind is a list or a table, below its caption. */
export const figureKinds = {
  path: 'list',
  countdown: 'list',
  levels: 'list',
  tiles: 'list',
  grid: 'table',
} as const;

/** The most entries for which the drawing of a list has room (figureStyles.ts, stepStyles.ts); tiles may be any number. */
export const mostEntries: Readonly<Record<string, number>> = { path: 8, countdown: 6, levels: 3 };
