/** Every sentence and figure of the comparison; its rows are built from the guides' facts. */
import { pagePaths } from '@sayapatri/contract';
import countryFacts from '../../content/countryFacts.ts';
import { compareRows } from '../compare/rows.ts';
import { countryHead } from './countryHead.ts';
import { levelNames } from './levels.ts';
import { pteOf } from './pteScores.ts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Compare countries',
    blurb: 'Two or three countries side by side: tuition, living, visa, English, work and what comes after.',
  },
  closing: closingWith('check', 'cost', 'checklist'),
};

const compare = {
  page,
  countries: countryFacts.map(countryHead),
  rows: compareRows(
    countryFacts,
    {
      rows: {
        tuition: 'Tuition a year',
        living: 'Living costs a month',
        funds: 'Money to show for the visa',
        visa: 'Visa',
        fee: 'Visa fee',
        english: 'English',
        pte: 'PTE',
        work: 'Work while studying',
        after: 'After your studies',
        intakes: 'Intakes',
        duration: 'Length',
      },
      levels: levelNames,
      none: 'ask us',
      noted: 'See the note below',
    },
    pteOf,
  ),
  choice: {
    title: 'Side by side',
    intro:
      'Choose two or three countries. Rows in which they differ are marked. On a phone, swipe the table sideways.',
    label: 'Countries',
    full: 'Three are chosen. Take one away to add another.',
  },
  table: {
    caption: 'Countries compared',
    row: 'What',
    scroll: 'Table of countries, scrolls sideways',
    differs: 'differs',
    guide: 'Guide',
    changing: 'fees, rules and dates',
    scores: { label: 'IELTS and PTE scores by level', href: pagePaths.ieltsPte },
  },
  ask: 'Ask about these countries',
  question: (countries: string) => `I would like to compare these countries with you: ${countries}.`,
} as const;

export type CompareContent = typeof compare;

export default compare;
