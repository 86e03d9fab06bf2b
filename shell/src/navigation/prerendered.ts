/**
 * The path of the page that the open document was written for. It is not always that of the address: Back after a reload
 * can change the address before the document's scripts have run, and the browser loads no other document then.
 */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? window.location.pathname : new URL(navigation.name).pathname;
}

/** The page that compose wrote into the open document: its path, and the HTML of its main element before React took it over. */
export const prerendered: { path: string; html: string } =
  typeof document === 'undefined'
    ? { path: '', html: '' }
    : { path: documentPath(), html: document.getElementById('main')?.innerHTML ?? '' };
