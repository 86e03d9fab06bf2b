// @vitest-environment node
/**
 * What SPEC.md fixes of the content besides words, which the journey `facts` of e2e looks for on the pages. Everything else
 * in the JSON files is the consultancy's to change.
 */
import { expect, test } from 'vitest';
import { servicePaths } from '../schema/entities.ts';
import about from './about.json';
import home from './home.json';
import { pages } from './pages.ts';
import { paths } from './paths.ts';
import { leadership, testimonials } from './people.ts';
import admission from './services/university-admission.json';
import services from './services.json';

test.each<[says: string, actual: unknown, expected: unknown]>([
  ['home: three bullets a service', home.services.cards.map(({ features }) => features.length), [3, 3, 3, 3]],
  ['home: three testimonials with five stars', testimonials.map(({ rating }) => rating), [5, 5, 5]],
  ['about: ten reasons', about.whyChooseUs.points.length, 10],
  [
    'about: three leaders',
    leadership.map(({ role }) => role),
    ['CEO and Founder', 'Marketing Director', 'IT Manager'],
  ],
  ['services: four reasons', services.whyChooseUs.points.length, 4],
  ['admission: seven steps', admission.process.length, 7],
  ['every address of the shell has one page', pages.map(({ path }) => path), Object.values(paths)],
  [
    'only the test page and the offline page are kept out of search engines',
    pages.filter(({ indexed }) => indexed === false).map(({ path }) => path),
    ['/test-team-slider', '/offline'],
  ],
  ['every service has a card', services.cards.items.map(({ path }) => path), servicePaths],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
