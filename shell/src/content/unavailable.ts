/** The toast when a remote or a page fails: the prerendered text of the page is still there. */
export const partUnavailable = 'A part of this page could not be loaded. You can read on as usual.';
