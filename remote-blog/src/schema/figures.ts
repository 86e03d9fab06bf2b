/** What the figures of an article may be. Plain data, so that the build can check it without React. */

/** Each kind with what it is made of: the one list, or the one table, below its caption. */
export const figureKinds = {
  path: 'list',
  countdown: 'list',
  levels: 'list',
  tiles: 'list',
  grid: 'table',
} as const;
