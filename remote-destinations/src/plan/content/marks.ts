/** The worth of marks and years from Nepal abroad, by official rules or by the office’s own practice. */
import countryFacts from '../../guides/content/countryFacts.ts';
import { ruleOfThumb } from '../check/rules.ts';
import type { ReadingTexts } from '../schema/planSchemas.ts';
import file from './marks/facts.json';
import fact from './marks/facts.json?facts';
import parts from './marks.json';
import { filledParts } from './reading.ts';

/** The pairs of a table of scores, highest first. Throws an Error if the file lacks the table. */
function scoresOf(id: string): readonly (readonly [score: number, other: number])[] {
  const scores = file.facts.find((one) => one.id === id)?.scores;
  if (scores === undefined) throw new Error(`marks/facts.json has no table “${id}”.`);
  return scores.map(([score = 0, other = 0]) => [score, other] as const).reverse();
}

const letters: Readonly<Record<string, string>> = {
  '4.0': 'A+',
  '3.6': 'A',
  '3.2': 'B+',
  '2.8': 'B',
  '2.4': 'C+',
  '2.0': 'C',
  '1.6': 'D',
};

/** NEB’s grades, highest first: the letter, its grade point, and the percentages from `from` to below `to`. */
const grades = scoresOf('neb-grades').map(([score, from], index, all) => ({
  letter: letters[score.toFixed(1)] ?? '',
  point: score.toFixed(1),
  from,
  to: all[index - 1]?.[1] ?? 100,
  text: `from ${from}%`,
}));

const list = new Intl.ListFormat('en-GB');
const bachelorOf = (years: number) =>
  list.format(
    countryFacts
      .filter(({ duration }) => duration.bachelor?.low === years)
      .map(({ country }) => (/^(UK|USA|Netherlands)$/.test(country) ? `the ${country}` : country)),
  );

const b = grades.find(({ point }) => point === '2.8');
const creditsAYear = fact('ects-year').low ?? 0;

const marks = {
  grades,
  ladder: {
    caption: 'NEB grades in grades 11 and 12',
    columns: ['Grade', 'Marks', 'Grade point'],
    failed: 'NG',
    below: `below ${grades.at(-1)?.from}%`,
    none: 'not graded',
  },
  parts: filledParts(
    parts as ReadingTexts,
    fact,
    {
      'b-letter': b?.letter ?? '',
      'b-point': b?.point ?? '',
      'b-from': b?.from ?? '',
      'b-rough': Number(b?.point) * 25,
      'short-gap': ruleOfThumb.shortGapYears,
      'long-gap': ruleOfThumb.longGapYears,
      'studienkolleg-percent': fact('studienkolleg-marks').low ?? '',
      'three-years': bachelorOf(3),
      'four-years': bachelorOf(4),
      ects: creditsAYear,
      'ects-bachelor': creditsAYear * 3,
      'ects-master': creditsAYear * 2,
    },
    {},
  ),
  changing: 'rules and scores',
} as const;

export type MarksContent = typeof marks;

export default marks;
