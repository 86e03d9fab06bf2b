// @vitest-environment node
/** The content of the pages for IELTS, PTE and SAT; the journey `facts` of e2e looks for SPEC.md's words on them. */
import { testContent, testFiles } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import collections from '../schema/collections.ts';
import ieltsPte from './ieltsPte.ts';
import sat from './sat.ts';

testContent(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true }));
testFiles(import.meta.dirname, collections);

const [ielts, pte] = ieltsPte.formats.tests;

test('every button leads to the contact page', () => {
  const buttons = [
    ieltsPte.hero.cta,
    ieltsPte.closing.cta,
    ielts?.cta,
    pte?.cta,
    sat.hero.cta,
    sat.closing.cta,
  ];
  expect(buttons.map((button) => button?.href)).toEqual(Array(6).fill('/contact'));
});
