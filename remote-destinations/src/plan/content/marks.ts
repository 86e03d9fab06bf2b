/** The worth of marks and years from Nepal abroad, by official rules or by the office’s own practice. */
import { listText } from '@sayapatri/facts/english';
import countryFacts from '../../guides/content/countryFacts.ts';
import { ruleOfThumb } from '../check/rules.ts';
import type { WrittenPart } from '../schema/readingSchemas.ts';
import file from './marks/facts.json';
import fact from './marks/facts.json?facts';
import parts from './marks.json';
import { filledPage } from './reading.ts';

const letters = ['D', 'C', 'C+', 'B', 'B+', 'A', 'A+'];

/** NEB’s grades, highest first: the letter, its grade point, and the percentage from which it is given. */
const grades = (file.facts.find(({ id }) => id === 'neb-grades')?.scores ?? [])
  .map(([score = 0, from = 0], index) => ({ letter: letters[index] ?? '', point: score.toFixed(1), from }))
  .reverse();
const lowest = grades.at(-1)?.from ?? 0;

const bachelorOf = (years: number) =>
  listText(
    countryFacts
      .filter(({ duration }) => duration.bachelor?.low === years)
      .map(({ country }) => (/^(UK|USA|Netherlands)$/.test(country) ? `the ${country}` : country)),
  );

const marks = {
  ladder: {
    caption: 'NEB grades in grades 11 and 12, in per cent of the marks',
    unit: '%',
    columns: ['Grade', 'Marks and grade point'],
    bars: [
      ...grades.map(({ letter, point, from }, index) => ({
        label: letter,
        low: from,
        high: grades[index - 1]?.from ?? 100,
        value: `from ${from}%: ${point}`,
      })),
      { label: 'NG', low: 0, high: lowest, value: `below ${lowest}%: not graded` },
    ],
  },
  ...filledPage({ parts: parts as WrittenPart[] }, fact, {
    'short-gap': ruleOfThumb.shortGapYears,
    'long-gap': ruleOfThumb.longGapYears,
    'studienkolleg-percent': fact('studienkolleg-marks').low ?? '',
    'three-years': bachelorOf(3),
    'four-years': bachelorOf(4),
  }),
  changing: 'rules and scores',
} as const;

export default marks;
