/** The heading of a page's table of contents. */
export const contentsHeading = 'On this page';
