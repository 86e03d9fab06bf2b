// @vitest-environment node
import { testContent } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import planPages from '../planPages.ts';
import plan from './plan.ts';

testContent(
  import.meta.glob(['./{plan,cost,check,intake,checklist,words,texts,levels}.ts'], { eager: true }),
);

test('the hub names every tool once, and every page of the collection is on it', () => {
  const paths = planPages.pages.map(({ path }) => path).filter((path) => path !== '/plan');
  const linked: string[] = plan.tools.map(({ href }) => href);
  expect(new Set(linked).size).toBe(linked.length);
  expect(linked).toEqual(expect.arrayContaining(paths));
});

test('every tool has a picture of its own', () => {
  for (const { picture } of plan.tools) expect(plan.pictures[picture]?.alt.length).toBeGreaterThan(15);
});
