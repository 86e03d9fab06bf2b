import { useLayoutEffect } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import { prerendered } from './prerendered.ts';
import { reading } from './watchReading.ts';

/** Where the router keeps the places between documents, in the tab's session storage. */
const storageKey = 'reading-places';

/** Two documents of this site in one tab have the same key for their first pages; their paths tell them apart. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Shows a page where its reader left it, after Back and after a reload. */
export function ReadingPlace() {
  return (
    <>
      <FirstPlace />
      <ScrollRestoration getKey={keyOf} storageKey={storageKey} />
    </>
  );
}

/**
 * The browser has already scrolled the document to its place, and the reader may have gone on before the scripts came: the
 * router takes this place for the first page, instead of the one that it had kept. Its effect has to run before the
 * router's, so it is an element before it.
 */
function FirstPlace() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that hydrates has been scrolled before.
  useLayoutEffect(() => {
    if (reading.top === 0 || prerendered.path !== location.pathname) return;
    try {
      const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      places[keyOf(location)] = reading.top;
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // Without storage, or with a broken one, the router has kept nothing either.
    }
  }, []);
  return null;
}
