import { documentTitle } from '@sayapatri/facts/brand';
import { useEffect } from 'react';

/** Sets the document's title, with the brand's name after it, as the page's own document has it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
