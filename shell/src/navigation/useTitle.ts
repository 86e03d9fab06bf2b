import { useEffect } from 'react';
import { brand } from 'shared/core';

/** The document's title while the component is shown, brand included. A page's own document brings the same. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title]);
}
