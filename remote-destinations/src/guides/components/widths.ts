/** From this width on the story has a card beside it, and its chapters are open. */
export const desktopFrom = 1024;
export const desktop = `@media screen and (min-width: ${desktopFrom}px)`;

/** The height of the guide's contents, in pixels. */
export const barHeight = 53;

/** What a link leads to stands below the header and the guide's contents. */
export const belowBars = { scrollMarginTop: 'calc(var(--header-height) + 72px)' };
