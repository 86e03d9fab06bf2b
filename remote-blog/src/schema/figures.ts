/** The kinds of figures that an article may have. Plain data, so that the build can check it without React. */

/** Whether a figure of a kind is a list or a table, below its caption. */
export const figureKinds = {
  path: 'list',
  countdown: 'list',
  levels: 'list',
  tiles: 'list',
  grid: 'table',
} as const;
