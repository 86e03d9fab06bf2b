import { pagePaths } from '@sayapatri/contract';
import { paths } from './paths.ts';
import { planHub } from './tools.ts';

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
  /** The tests and the countries follow these. */
  popular: {
    title: 'What most visitors look for',
    links: [
      { label: planHub.label, path: planHub.href },
      { label: 'What a year costs in rupees', path: pagePaths.planCost },
      { label: 'Services and prices', path: paths.services },
    ],
  },
} as const;
