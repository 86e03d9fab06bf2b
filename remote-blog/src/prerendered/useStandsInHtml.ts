import { useState } from 'react';
import { useHydrated } from 'shared/core';

/**
 * True for a component whose prerendered HTML the browser has taken over, for as long as it is on the page. What
 * never changes can then be left as it stands (`dangerouslySetInnerHTML` with an empty text, which React does not
 * touch on hydration), and the code or text it was made from is not loaded a second time.
 */
export function useStandsInHtml(): boolean {
  const hydrated = useHydrated();
  const [standsInHtml] = useState(!import.meta.env.SSR && !hydrated);
  return standsInHtml;
}

/** What React is to leave alone. */
export const asItStands = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
