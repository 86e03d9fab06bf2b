/**
 * The answer of each tool and page to an example, for its card on the hub. The build runs this module and keeps its result
 * (`virtual:plan-previews`), so that the hub does not load the tools.
 */
import { levels } from '@sayapatri/facts/scores/levels';
import { firstYears } from '../../guides/content/firstYearFigures.ts';
import { workHours } from '../../guides/content/workBars.ts';
import { rangeOf } from '../money/amount.ts';
import check from './check.ts';
import checklist from './checklist.ts';
import intake from './intake.ts';
import { levelNames } from './levels.ts';
import marks from './marks.ts';
import money from './money.ts';
import scholarships from './scholarships.ts';
import words from './words.ts';

export interface Preview {
  /** The example, e.g. `Australia, Bachelor`. */
  about: string;
  answer: string;
}

const level = 'bachelor';
const yearOf = (id: string) => {
  const country = firstYears.find((one) => one.id === id);
  const year = country?.levels.find((one) => one.level === level);
  if (country === undefined || year === undefined)
    throw new Error(`The planner has no ${level}’s first year for ${id}.`);
  return { country: country.country, ...year };
};
const first = yearOf('australia');
const compared = ['canada', 'uk'].map(yearOf);

const answers = check.example;
const verdicts = check.judge(check.read(new URLSearchParams(answers)), check.countries);
const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;

const september = 9;
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const before = intake.countries.find(({ id }) => id === 'uk')?.steps[0]?.before ?? 0;
const begin = month.format(Date.UTC(2026, september - 1 - before, 1));

const score = levels.find(({ ielts }) => ielts === 6.5);
const papers = checklist.countries.find(({ id }) => id === 'australia')?.items.length;
const shown = money.toShow.bars.find(({ label }) => label === first.country);
const hours = workHours.map(({ amount }) => amount);
const grade = marks.grades.find(({ letter }) => letter === 'B');
const open = scholarships.list.filter(({ nepal }) => nepal === 'open').length;
const asked = rangeOf(check.countries.flatMap(({ needs }) => needs.bachelor.scores.ielts ?? []));
const coe = words.list.find(({ id }) => id === 'coe-australia');

export default {
  cost: {
    about: `${first.country}, ${levelNames[level].toLowerCase()}, first year`,
    answer: first.text,
  },
  compare: {
    about: `First year, ${levelNames[level].toLowerCase()}, NPR lakh`,
    answer: compared.map(({ country, low, high }) => `${country} ${low}–${high}`).join(', '),
  },
  check: {
    about: `${answers.marks}%, IELTS ${answers.score}, ${answers.budget} a year`,
    answer: `${count('likely')} likely, ${count('possible')} possible`,
  },
  intake: { about: 'A course in the UK in September', answer: `Start preparing in ${begin}` },
  checklist: {
    about: 'Australia',
    answer: `${papers} papers, ${checklist.nepal.items.length} steps in Nepal`,
  },
  scores: { about: 'IELTS 6.5', answer: `PTE ${score?.pte}, TOEFL ${score?.toefl}` },
  money: {
    about: `Money to show, ${first.country}, ${levelNames[level].toLowerCase()}`,
    answer: `NPR ${shown?.value}`,
  },
  visa: {
    about: 'Work beside your studies, at most',
    answer: `${Math.min(...hours)} to ${Math.max(...hours)} hours a week`,
  },
  marks: { about: `NEB grade ${grade?.letter}`, answer: `From ${grade?.from}%, grade point ${grade?.point}` },
  scholarships: {
    about: 'Take students from Nepal',
    answer: `${open} of ${scholarships.list.length} scholarships`,
  },
  tests: {
    about: 'For a bachelor’s degree',
    answer: `IELTS ${asked?.low.toFixed(1)} to ${asked?.high.toFixed(1)}`,
  },
  words: { about: coe?.term ?? '', answer: coe?.name ?? '' },
} satisfies Record<string, Preview>;
