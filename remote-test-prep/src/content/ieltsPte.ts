import { pagePaths } from '@sayapatri/contract';
import { pteTable } from '@sayapatri/facts/scores/tables';
import type { IeltsPteTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';
import data from './ieltsPte.json';
import { classes, papersOf } from './papersOf.ts';
import scores from './scores.ts';

const texts = data as IeltsPteTexts;

const ieltsPte = {
  ...texts,
  choice: {
    ...texts.choice,
    caption: 'IELTS and PTE side by side',
    columns: ['What differs', 'IELTS', 'PTE'],
    classes,
  },
  formats: {
    ...texts.formats,
    tests: texts.formats.tests.map((test) => ({
      ...test,
      papers: papersOf(test.papers),
      results: fact(test.results),
      cta: { label: `Prepare for ${test.name}`, href: pagePaths.contact },
    })),
    /** E.g. `Results in 5 days at the latest.` */
    results: (time: string, when: string) => `Results in ${time} ${when}.`,
  },
  requirements: {
    ...texts.requirements,
    caption: 'Scores by country and level',
    columns: ['Country', 'Bachelor', 'Master'],
    tests: [
      { id: 'ielts', label: 'IELTS' },
      { id: 'pte', label: 'PTE' },
    ],
    equivalent: {
      /** Follows a score that is an equivalent. */
      mark: 'equivalent',
      note: `“Equivalent” means that the country names no PTE score. The figure is the PTE score that matches its IELTS score in the table of ${pteTable.name}.`,
    },
    /** Shown in the table if the dataset has nothing about a test. */
    missing: 'ask us',
    /** Above the notes on later changes. */
    changed: 'What has changed since these figures',
    /** A fact that no country's guide states. */
    facts: [fact('australian-visa')],
  },
  scores,
  /** What the reader should check, below the page's sources. */
  changing: 'formats and scores',
} as const;

export type IeltsPteContent = typeof ieltsPte;

export default ieltsPte;
