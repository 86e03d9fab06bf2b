import { pteTable } from '@sayapatri/facts/scores/tables';
import type { IeltsPteContent } from '../schema/ieltsPte.ts';
import type { IeltsPteTexts } from '../schema/texts.ts';
import { englishTestFormats } from './englishTestFormats.ts';
import fact from './facts.json?facts';
import data from './ieltsPte.json';

const texts = data as IeltsPteTexts;

const ieltsPte: IeltsPteContent = {
  ...texts,
  formats: {
    ...texts.formats,
    tests: englishTestFormats,
    times: {
      caption: 'The longest time of each paper, in minutes',
      unit: 'minutes',
      paper: 'Paper',
      none: 'no such paper',
    },
    results: (time) => `Results in ${time}`,
    changing: 'test formats',
  },
  requirements: {
    ...texts.requirements,
    caption: 'English scores by country and level',
    plot: { caption: 'IELTS scores by country, bachelor and master together', score: 'Overall score' },
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
      mark: 'equivalent',
      note: `“Equivalent” means that the country names no PTE score. The figure is the PTE score that matches its IELTS score in the table of ${pteTable.name}.`,
    },
    missing: 'Ask us for the current score',
    converter: { label: 'Convert your score', href: '/plan/scores' },
    facts: [fact('australian-visa'), pteTable.fact],
    changing: 'requirements',
  },
};

export default ieltsPte;
