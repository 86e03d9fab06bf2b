import { pagePaths } from '@sayapatri/contract';
import { pteTable } from '@sayapatri/facts/scores/tables';
import type { IeltsPteTexts } from '../schema/texts.ts';
import fact from './facts.json?facts';
import data from './ieltsPte.json';
import { classes, papersOf } from './papersOf.ts';

const texts = data as IeltsPteTexts;

const ieltsPte = {
  ...texts,
  formats: {
    ...texts.formats,
    tests: texts.formats.tests.map((test) => ({
      ...test,
      papers: papersOf(test.papers),
      results: fact(test.results),
      cta: { label: `Prepare for ${test.name}`, href: pagePaths.contact },
    })),
    results: (time: string) => `Results in ${time}`,
    changing: 'test formats',
  },
  skills: { ...texts.skills, practised: 'What you practise' },
  benefits: { ...texts.benefits, links: [classes] },
  requirements: {
    ...texts.requirements,
    caption: 'English scores by country and level',
    country: 'Country',
    tests: [
      { id: 'ielts', label: 'IELTS' },
      { id: 'pte', label: 'PTE' },
    ],
    levels: [
      { id: 'bachelor', label: 'Bachelor' },
      { id: 'master', label: 'Master' },
    ],
    equivalent: {
      /** Follows a score that is an equivalent. */
      mark: 'equivalent',
      note: `“Equivalent” means that the country names no PTE score. The figure is the PTE score that matches its IELTS score in the table of ${pteTable.name}.`,
    },
    /** Shown in the table if the dataset has nothing about a test. */
    missing: 'Ask us for the current score',
    converter: { label: 'Convert your score', href: '/plan/scores' },
    /** Facts that no country's guide states. */
    facts: [fact('australian-visa'), pteTable.fact],
    changing: 'requirements',
  },
} as const;

export type IeltsPteContent = typeof ieltsPte;

export default ieltsPte;
