import { pagePaths } from '@sayapatri/contract';
import { contactPhone, paths } from './paths.ts';
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
  /** Links by what a visitor may have looked for; the site's packages name the guides and the tests. */
  groups: {
    popular: {
      title: 'What most visitors look for',
      links: [
        { label: planHub.label, path: planHub.href },
        { label: 'What a year costs in rupees', path: pagePaths.planCost },
        { label: 'Services and prices', path: paths.services },
      ],
    },
    guides: { title: 'Study abroad' },
    tests: { title: 'Test preparation' },
    talk: {
      title: 'Talk to us',
      links: [
        { label: 'Contact us', path: paths.contact },
        { label: contactPhone.label, path: contactPhone.href },
      ],
    },
  },
} as const;
