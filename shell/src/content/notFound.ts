import { paths } from './paths.ts';

export default {
  /** Title of the document. */
  title: 'Page not found',
  hero: {
    title: 'Page not found',
    blurb:
      'There is no page at this address. It may have moved, or the address may have a typing mistake in it.',
  },
  home: { label: 'Go to the home page', href: paths.home },
  contact: { label: 'Contact us', href: paths.contact },
} as const;
