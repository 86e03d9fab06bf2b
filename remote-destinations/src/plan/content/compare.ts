/** Every sentence and figure of the comparison; its rows are built from the guides' facts. */
import countries from 'virtual:countries';
import { pagePaths } from '@sayapatri/contract';
import { compareRows } from '../compare/rows.ts';
import { countryHead } from './countryHead.ts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Compare countries',
    blurb: 'Two or three side by side: costs, visa, English, work and what comes after.',
  },
  closing: {
    ...closingWith('check', 'cost'),
    intro:
      'Still between two countries? A counsellor weighs them with you for your marks, money and family. The first consultation is free.',
  },
};

const compare = {
  page,
  countries: countries.map(({ facts }) => countryHead(facts)),
  rows: compareRows(countries, {
    rows: {
      tuition: 'Tuition a year',
      living: 'Living costs',
      funds: 'Money to show',
      insurance: 'Health insurance',
      visa: 'Visa',
      fee: 'Visa fee',
      processing: 'Time for a decision',
      english: 'English',
      work: 'Work while studying',
      after: 'Work after your studies',
      family: 'Spouse and children',
      intakes: 'Intakes',
      duration: 'Length',
    },
    none: 'No figure',
    noted: 'See the note below',
    before: (figures) =>
      figures.length > 0 ? [`Earlier figure${figures.length > 1 ? 's' : ''}: ${figures.join('; ')}`] : [],
    forMaster: (sum) => `For a master’s degree: ${sum} lakh`,
    lakh: 'NPR lakh',
    lakhAYear: 'NPR lakh a year',
    rupees: 'NPR',
  }),
  choice: {
    title: 'Side by side',
    intro:
      'Choose two or three countries; a fourth takes the place of the first. Each row’s bars have one scale, up to the highest sum of all eleven.',
    label: 'Countries',
    full: 'Three are compared. Another one takes the place of the first.',
  },
  table: {
    caption: 'Countries compared',
    row: 'What',
    scroll: 'Table of countries, scrolls sideways',
    changing: 'fees, rules and dates',
    scores: { label: 'IELTS and PTE scores by level', href: pagePaths.ieltsPte },
  },
  ask: 'Ask about these countries',
  question: (countries: string) => `I would like to compare these countries with you: ${countries}.`,
} as const;

export type CompareContent = typeof compare;

export default compare;
