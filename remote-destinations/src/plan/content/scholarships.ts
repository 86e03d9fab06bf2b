/** Scholarships for students from Nepal, and those that look open and are not. Amounts and dates are in their facts. */
import type { StudyLevel } from '@sayapatri/contract';
import { factText } from '@sayapatri/facts';
import { type Scholarship, scholarshipsFor, slugOf } from '../scholarships/scholarship.ts';
import { levelNames } from './levels.ts';
import fact from './scholarships/facts.json?facts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A scholarship with one fact; its amount is the fact's own words. */
const one = (
  id: string,
  name: string,
  countries: Scholarship['countries'],
  rest: Pick<Scholarship, 'levels' | 'nepal' | 'who' | 'when' | 'months'> & {
    amount?: (value: string) => string;
  },
): Scholarship => ({
  name,
  countries,
  facts: [fact(id)],
  ...rest,
  amount: capital((rest.amount ?? ((value) => value))(factText(fact(id)))),
});

const list: readonly Scholarship[] = [
  one('australia-awards', 'Australia Awards', ['Australia'], {
    levels: ['master'],
    nepal: 'open',
    who: 'From the Australian government, for a master’s degree.',
    when: 'February to 30 April in the 2024 round',
    months: [2, 3, 4],
  }),
  one('cgrs', 'Canada Graduate Research Scholarship (CGRS D)', ['Canada'], {
    levels: ['doctorate'],
    nepal: 'open',
    who: 'It replaces Vanier, which is closed. 15% of the awards may go to students from abroad.',
    when: 'The agency’s date is 17 October; your university’s is earlier',
    months: [10],
  }),
  one('pearson', 'Lester B. Pearson, University of Toronto', ['Canada'], {
    levels: ['bachelor'],
    nepal: 'open',
    who: 'Your school nominates one pupil.',
    when: 'Until early November',
    months: [11],
  }),
  one('fulbright', 'Fulbright', ['USA'], {
    levels: ['master'],
    nepal: 'open',
    who: 'About four grants a year. It asks for 16 years of study and three years of work; not for medicine or nursing.',
    when: 'February to 30 April in the 2025 round',
    months: [2, 3, 4],
  }),
  one('chevening', 'Chevening', ['UK'], {
    levels: ['master'],
    nepal: 'open',
    who: 'From the British government. It asks for 2,800 hours of work experience.',
    when: 'Until early November',
    months: [11],
  }),
  one('commonwealth', 'Commonwealth Scholarship', ['UK'], {
    nepal: 'closed',
    who: 'Only for citizens of 42 Commonwealth countries, and Nepal is not one of them.',
    when: 'Until 20 October, for those who can apply',
    months: [],
  }),
  one('great', 'GREAT Scholarship', ['UK'], {
    nepal: 'closed',
    who: 'For 18 countries; Nepal is not among them.',
    when: 'Not for students from Nepal',
    months: [],
  }),
  one('manaaki', 'Manaaki New Zealand', ['New Zealand'], {
    nepal: 'open',
    who: 'Nepal is on the list of countries.',
    when: 'We found no date for Nepal: see the official page',
    months: [],
  }),
  one('erasmus', 'Erasmus Mundus', ['Europe', 'Germany', 'France', 'Netherlands', 'Finland'], {
    levels: ['master'],
    nepal: 'open',
    who: 'Joint master’s courses in several countries of Europe, open worldwide.',
    when: 'October to January',
    months: [10, 11, 12, 1],
  }),
  {
    name: 'DAAD, EPOS and others',
    countries: ['Germany', 'Europe'],
    levels: ['master', 'doctorate'],
    facts: [fact('daad-master'), fact('daad-doctorate')],
    amount: `${factText(fact('daad-master'))} for a master’s degree, ${factText(fact('daad-doctorate'))} for a PhD, with insurance and travel`,
    nepal: 'check',
    who: 'Each course has its own list of countries and its own rules.',
    when: 'Often August to October',
    months: [8, 9, 10],
  },
  one('eiffel', 'Eiffel', ['France', 'Europe'], {
    levels: ['master', 'doctorate'],
    nepal: 'open',
    who: 'Open to all nationalities, under 29 for a master’s degree and under 35 for a PhD. The French school applies for you.',
    when: 'Closes in January',
    months: [1],
  }),
  one('nl', 'NL Scholarship', ['Netherlands', 'Europe'], {
    levels: ['bachelor', 'master'],
    nepal: 'open',
    who: 'For students from outside the European Economic Area. It was called the Holland Scholarship.',
    when: 'Each school sets its date',
    months: [],
  }),
  one('finland', 'Finnish universities', ['Finland', 'Europe'], {
    levels: ['bachelor', 'master'],
    nepal: 'check',
    who: 'There is no state grant for these levels; each university has its own rules.',
    when: 'With the application in January',
    months: [1],
  }),
  one('mext', 'MEXT, embassy track', ['Japan'], {
    levels: ['bachelor', 'master', 'doctorate'],
    nepal: 'open',
    amount: (value) => `${value} from master’s degree to PhD, with fees and flight`,
    who: 'Under 35 for research students. The embassy’s notice names the marks that it asks for.',
    when: 'April to July',
    months: [4, 5, 6, 7],
  }),
  one('gks', 'Global Korea Scholarship (GKS)', ['Korea'], {
    levels: ['bachelor', 'master', 'doctorate'],
    nepal: 'check',
    amount: (value) => `${value}, with fees and flight`,
    who: 'Each embassy has a quota: ask for Nepal’s.',
    when: 'See the official page: a round for bachelor’s courses, one for the others',
    months: [],
  }),
  one('korean-universities', 'Korean universities', ['Korea'], {
    nepal: 'open',
    amount: (value) => `${value}, by your marks`,
    who: 'From the university itself, with the admission.',
    when: 'Each university sets its date',
    months: [],
  }),
];

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Scholarships',
    blurb: 'What each one pays, who can apply from Nepal, and when.',
  },
  closing: closingWith('cost', 'marks', 'intake'),
};

const scholarships = {
  page,
  list,
  /** The countries to choose from, in the list's order. */
  countries: [...new Set(list.map(({ countries: [country] }) => country))].map((name) => ({
    value: slugOf(name),
    label: name,
  })),
  /** Reads the address. It is imported here, not in the page, so that it loads with the content. */
  scholarshipsFor,
  title: 'Which ones are open to you?',
  intro:
    'Grouped by country. Months are those of the last round that we have seen: check the official page early.',
  form: {
    label: 'Choose scholarships',
    country: 'Country',
    level: 'Level',
    nepal: 'Open to Nepal',
    any: 'All countries',
    anyLevel: 'All levels',
    nepalChoices: [
      { value: 'any', label: 'All' },
      { value: 'open', label: 'Without those that are not' },
    ],
    levels: (['bachelor', 'master', 'doctorate'] as const).map((value) => ({
      value,
      label: levelNames[value],
    })),
  },
  count: (shown: number, all: number) =>
    shown === all ? `All ${all} scholarships` : `${shown} of ${all} scholarships`,
  none: 'None of them fits both. Choose all levels or all countries, or ask us what else there is.',
  words: {
    nepal: { open: 'Open to Nepal', check: 'Check for Nepal', closed: 'Not open to Nepal' },
    levels: (levels: readonly StudyLevel[]) => levels.map((level) => levelNames[level]).join(', '),
    anyLevel: 'Levels: see the official page',
    when: 'When',
    months: 'JFMAMJJASOND',
    official: 'Official page',
  },
  changing: 'amounts, dates and rules',
  ask: 'Ask about scholarships',
  question: (names: readonly string[]) =>
    names.length > 6
      ? 'I would like to ask about scholarships.'
      : `I would like to ask about these scholarships: ${names.join(', ')}.`,
} as const;

export type ScholarshipsContent = typeof scholarships;

export default scholarships;
