/** Messages for visitors when a remote or a page fails. */
import { paths } from './paths.ts';

/** Toast: the prerendered text of the page is still there. */
export const partUnavailable = 'A part of this page could not be loaded. You can read on as usual.';

export const pageUnavailable = {
  title: 'This page can’t be shown right now',
  text: 'Please try again in a moment. The rest of the site works as usual.',
  cta: { label: 'Go to the home page', href: paths.home },
} as const;
