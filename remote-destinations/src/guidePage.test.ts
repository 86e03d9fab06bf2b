// @vitest-environment node
import { expect, it } from 'vitest';
import destinations from './remote.tsx';

it('the remote owns the eight guides, each with its entry in the Study Abroad menus, in their order', () => {
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
