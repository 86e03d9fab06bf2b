// @vitest-environment node
import { expect, it } from 'vitest';
import destinations from '../remote.tsx';

it('the remote has the eight guides, with their entries in the order of the Study Abroad menus', () => {
  expect(destinations.pages.map(({ path }) => path)).toEqual([
    '/study-in-australia',
    '/study-in-canada',
    '/study-in-usa',
    '/study-in-uk',
    '/study-in-new-zealand',
    '/study-in-europe',
    '/study-in-japan',
    '/study-in-korea',
  ]);
  expect(destinations.pages.flatMap(({ nav = [] }) => nav)).toEqual(
    ['Australia', 'Canada', 'USA', 'UK', 'New Zealand', 'Europe', 'Japan', 'Korea'].map((label, index) => ({
      area: 'study-abroad',
      label,
      order: (index + 1) * 10,
    })),
  );
});
