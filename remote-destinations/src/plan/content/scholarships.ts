/** Scholarships for students from Nepal, and scholarships that are closed to Nepal. Facts state the amounts. */
import { monthName } from '@sayapatri/facts/english';
import { fill } from '../format/fill.ts';
import {
  byDeadline,
  closesEarly,
  type Scholarship,
  scholarshipsFor,
  slugOf,
} from '../scholarships/scholarship.ts';
import { levels } from './levels.ts';
import figures from './listedScholarships.ts';
import texts from './scholarshipsPage.json';

const scholarships = {
  ...figures,
  texts,
  /** The countries to choose from, in the list's order. */
  countries: [...new Set(figures.list.map(({ countries: [country = ''] }) => country))].map((name) => ({
    id: slugOf(name),
    name,
  })),
  /** The functions are imported here, not in the page, so that they load with the content. */
  scholarshipsFor,
  byDeadline,
  monthOf: ({ closes, day }: Scholarship) =>
    closes
      ? fill(closesEarly({ day }) ? texts.closesEarly : texts.closes, {
          month: monthName(closes),
        })
      : texts.noDate,
  /** A scholarship in a sentence: where, for which levels, and what it pays or, if no page states it, who can apply. */
  summary: ({ countries, levels: own = [], amount, isStated, who }: Scholarship) =>
    `${[countries[0], ...own.map((level) => levels[level])].join(', ')}. ${isStated ? `${amount}.` : who}`,
  question: (names: readonly string[]) =>
    names.length > 6 ? texts.question : fill(texts.fewQuestion, { names: names.join(', ') }),
} as const;

export type ScholarshipsContent = typeof scholarships;

export default scholarships;
