/** The kinds of figures that an article may have: a list or a table, below a caption. The build checks them without React. */
export const figureKinds = { path: 'list', grid: 'table' } as const;
