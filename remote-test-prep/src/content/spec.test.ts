// @vitest-environment node
/** What SPEC.md fixes of the pages for IELTS, PTE and SAT, apart from the scores that countries require. */
import { testContent, testFiles } from '@sayapatri/testing/content';
import { expect, test } from 'vitest';
import collections from '../schema/collections.ts';
import ieltsPte from './ieltsPte.ts';
import type { Part } from './papersOf.ts';
import sat from './sat.ts';

testContent(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true }));
testFiles(import.meta.dirname, collections);

const [ielts, pte] = ieltsPte.formats.tests;
const inWords = (papers: readonly Part[] = []) =>
  papers.map(({ name, time, amount }) => [name, time.value, amount?.value].filter(Boolean).join(', '));
const figuresOf = (stats: readonly { value: string; label: string }[]) =>
  stats.map(({ value, label }) => `${value} ${label}`);
const startPreparation = { label: 'Start Your Preparation', href: '/contact' };

test.each<[says: string, actual: unknown, expected: unknown]>([
  [
    'IELTS: four papers',
    inWords(ielts?.papers),
    [
      'Listening, 30 minutes, 40 questions',
      'Reading, 60 minutes, 40 questions',
      'Writing, 60 minutes, 2 tasks',
      'Speaking, 11-14 minutes, 3 parts',
    ],
  ],
  [
    'PTE: three papers',
    inWords(pte?.papers),
    ['Speaking & Writing, 54-67 minutes', 'Reading, 29-30 minutes', 'Listening, 30-43 minutes'],
  ],
  ['IELTS and PTE: results', [ielts, pte].map((format) => format?.results.value), ['13 days', '5 days']],
  [
    'IELTS and PTE: claims',
    figuresOf(ieltsPte.claims.stats),
    ['95% success rate', '15k+ students trained', '8.0+ average IELTS', '80+ average PTE'],
  ],
  [
    'IELTS and PTE: four core skills',
    ieltsPte.skills.items.map(({ title }) => title),
    ['Listening', 'Reading', 'Writing', 'Speaking'],
  ],
  [
    'IELTS and PTE: every button leads to the contact page',
    [ieltsPte.hero.cta, ieltsPte.closing.cta, ielts?.cta, pte?.cta].map((cta) => cta?.href),
    ['/contact', '/contact', '/contact', '/contact'],
  ],
  [
    'SAT: three timed parts',
    inWords(sat.structure.parts),
    [
      'Reading and Writing, 64 minutes, 54 questions',
      'Math no-calculator, 25 minutes, 20 questions',
      'Math with calculator, 55 minutes, 38 questions',
    ],
  ],
  ['SAT: scale', sat.scores.caption, expect.stringContaining('400-1600')],
  [
    'SAT: six bands',
    sat.scores.bars.map(({ value, label }) => `${value} ${label}`),
    [
      '1500-1600 Exceptional',
      '1400-1490 Outstanding',
      '1300-1390 Very Good',
      '1200-1290 Above Average',
      '1100-1190 Average',
      '1000-1090 Below Average',
    ],
  ],
  [
    'SAT: claims',
    figuresOf(sat.success.figures),
    ['85% reach 1400+', '45% reach 1500+', '250+ point average improvement'],
  ],
  ['SAT: buttons', [sat.hero.cta, sat.closing.cta], [startPreparation, startPreparation]],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
