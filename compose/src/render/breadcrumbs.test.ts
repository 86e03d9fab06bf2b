import type { ReleasePage } from '@sayapatri/contract/release';
import { expect, test } from 'vitest';
import { breadcrumbs } from './pages.ts';

type Named = Pick<ReleasePage, 'path' | 'title' | 'nav'>;

const pages = [
  { path: '/plan/cost', title: 'Cost planner' },
  { path: '/', title: 'The consultancy', nav: [{ area: 'main', label: 'Home', order: 10 }] },
  { path: '/plan', title: 'Plan your studies' },
  { path: '/planets', title: 'Not on the way' },
] satisfies Named[];
const namesOf = (path: string) => {
  const page = pages.find((one) => one.path === path) ?? { path: '/study', title: 'Study' };
  return breadcrumbs(page, new Map(pages.map((one) => [one.path, one])))?.itemListElement;
};

test('a page’s parents are those of its path, by their label in the menus or else their title', () => {
  expect(namesOf('/plan/cost')).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: '{origin}/' },
    { '@type': 'ListItem', position: 2, name: 'Plan your studies', item: '{origin}/plan' },
    { '@type': 'ListItem', position: 3, name: 'Cost planner' },
  ]);
  expect(namesOf('/study')).toMatchObject([{ name: 'Home' }, { name: 'Study' }]);
});

test('the home page has no breadcrumbs', () => {
  expect(namesOf('/')).toBeUndefined();
});
