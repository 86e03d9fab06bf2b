/** The sentences of the list of scholarships, which `scholarshipsPage.json` holds. */
import { monthName } from '@sayapatri/facts/english';
import { fill } from '../format.ts';
import { closesEarly, type Scholarship, slugOf } from '../scholarships/scholarship.ts';
import scholarships from './listedScholarships.ts';
import planTexts from './planTexts.json';
import texts from './scholarshipsPage.json';

/** The countries to choose from, in the list's order. */
export const countries = [...new Set(scholarships.list.map(({ countries: [country = ''] }) => country))].map(
  (name) => ({ id: slugOf(name), name }),
);

export const monthOf = ({ closes, day }: Scholarship): string =>
  closes
    ? fill(closesEarly({ day }) ? texts.closesEarly : texts.closes, {
        month: monthName(closes),
      })
    : texts.noDate;

/** A scholarship in a sentence: where, for which levels, and what it pays or, if no page states it, who can apply. */
export const summaryOf = ({ countries, levels: own = [], amount, isStated, who }: Scholarship): string =>
  `${[countries[0], ...own.map((level) => planTexts.levels[level])].join(', ')}. ${isStated ? `${amount}.` : who}`;

export const questionOf = (names: readonly string[]): string =>
  names.length > 6 ? texts.question : fill(texts.fewQuestion, { names: names.join(', ') });
