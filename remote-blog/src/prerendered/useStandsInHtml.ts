import { useHydrated } from '@sayapatri/design';
import { useState } from 'react';

/**
 * True for a component whose prerendered HTML was hydrated, for as long as it is on the page. HTML that never changes can
 * then be kept (`dangerouslySetInnerHTML` with an empty text, which React does not touch on hydration), so that the code
 * or text it was made from need not be loaded.
 */
export function useStandsInHtml(): boolean {
  const hydrated = useHydrated();
  const [standsInHtml] = useState(!import.meta.env.SSR && !hydrated);
  return standsInHtml;
}

/** Props that make React keep the prerendered HTML. */
export const keepHtmlProps = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
