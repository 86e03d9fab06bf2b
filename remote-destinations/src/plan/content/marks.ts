/** What marks and years from Nepal count for abroad, and what only the office’s own practice says about them. */
import countryFacts from '../../content/countryFacts.ts';
import { ruleOfThumb } from '../check/rules.ts';
import file from './marks/facts.json';
import fact from './marks/facts.json?facts';
import type { ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';

/** The pairs of a table of scores, highest first. Throws an Error naming a table that the file lacks. */
function scoresOf(id: string): readonly (readonly [score: number, other: number])[] {
  const scores = file.facts.find((one) => one.id === id)?.scores;
  if (scores === undefined) throw new Error(`There is no table ${id}.`);
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

const levels: Readonly<Record<string, string>> = { '6.0': 'C2', '5.0': 'C1', '4.0': 'B2', '3.0': 'B1' };
const toefl = scoresOf('toefl-scale').map(
  ([score, total], index, all) =>
    [
      score.toFixed(1),
      `${total}–${(all[index - 1]?.[1] ?? 121) - 1}`,
      levels[score.toFixed(1)] ?? '–',
    ] as const,
);

const list = new Intl.ListFormat('en-GB');
const bachelorOf = (years: number) =>
  list.format(
    countryFacts
      .filter(({ duration }) => duration.bachelor?.low === years)
      .map(({ country }) => (/^(UK|USA|Netherlands)$/.test(country) ? `the ${country}` : country)),
  );

const [b] = grades.filter(({ point }) => point === '2.8');
const creditsAYear = fact('ects-year').low ?? 0;

const marks = {
  page: {
    hero: {
      eyebrow,
      title: 'Marks and gap years',
      blurb:
        'What NEB grades, a percentage, a backlog or a three-year degree count for abroad. Where no official rule exists, this page says so.',
    },
    closing: closingWith('check', 'scholarships', 'scores'),
  },
  grades,
  ladder: {
    caption: 'NEB grades in grades 11 and 12',
    columns: ['Grade', 'Marks', 'Grade point'],
    failed: 'NG',
    below: `below ${grades.at(-1)?.from}%`,
    none: 'not graded',
  },
  parts: [
    {
      id: 'grades',
      title: 'NEB grades',
      intro:
        'Grades 11 and 12 have carried letters since 2078 BS. A university abroad reads the transcript itself, subject by subject.',
      facts: [fact('neb-grades')],
    },
    {
      id: 'percentage',
      title: 'GPA and percentage',
      intro:
        'No official rule turns a GPA into a percentage. Where a form asks for both, ask the university.',
      practice:
        'For your own planning, GPA × 25 is a rough guide: 3.0 is about 75%. It is disputed: see below.',
      points: [
        {
          title: 'Why the rough guide is rough',
          text: `NEB’s ${b?.letter} has the grade point ${b?.point} and begins at ${b?.from}%. The rough guide makes ${Number(b?.point) * 25}% of it.`,
        },
        {
          title: 'What we count as good',
          text: `“[Where do I fit?](/plan/check)” counts marks from ${ruleOfThumb.good.percent}% or GPA ${ruleOfThumb.good.gpa} as good, from ${ruleOfThumb.middle.percent}% or GPA ${ruleOfThumb.middle.gpa.toFixed(1)} as average.`,
        },
      ],
    },
    {
      id: 'backlogs',
      title: 'Backlogs',
      intro:
        'A backlog is a subject passed at a later sitting. We found no official statement on how many are allowed, from any immigration office or ministry (November 2026). Each university decides.',
      practice: 'What we ask you for, so that a university can judge. This is not an official list.',
      list: [
        'Every mark sheet, with the attempts that failed',
        'The transcript of the board or university, with the date of each pass',
        'Two sentences for your [SOP](/plan/words#sop): which subject, why, and when you passed it',
        'The course’s own entry rule, before you pay an application fee',
      ],
    },
    {
      id: 'gap-years',
      title: 'Gap years and their papers',
      intro:
        'We found no official limit on the years between two courses (November 2026). What helps is a dated paper for each year.',
      folded: 'The papers, by what you did',
      practice: `What we ask you for, year by year; this is not an official list. Up to ${ruleOfThumb.shortGapYears} year needs no explanation; with more than ${ruleOfThumb.longGapYears} years, talk to us first.`,
      table: {
        caption: 'Papers for gap years',
        columns: ['What you did', 'The paper that shows it'],
        rows: [
          ['Worked', 'Letter with dates and duties, salary slips or bank statement, tax record'],
          ['Family business or farm', 'Registration and tax clearance, or the ward’s letter'],
          ['Course or training', 'Certificate with its dates'],
          ['Prepared for an examination', 'Admit card and result'],
          ['Was ill, or cared for somebody', 'Doctor’s or hospital’s record'],
          ['Applied before, and was refused', 'The refusal letter and that application'],
        ],
      },
    },
    {
      id: 'medium-of-instruction',
      title: 'Letter on the medium of instruction',
      intro:
        'A college can certify that it taught you in English. No rule makes all universities accept that instead of a test.',
      folded: 'What visas and universities say',
      points: [
        { title: 'The UK’s visa', text: `${fact('ecctis').value}.` },
        { title: 'A British university', text: `${fact('manchester-letter').value}.` },
        { title: 'Germany’s visa', text: `${fact('germany-tests').value}. For Kathmandu ask the embassy.` },
        { title: 'Australia', text: `${fact('australia-test').value}.` },
      ],
      facts: ['ecctis', 'manchester-letter', 'germany-tests', 'australia-test'].map(fact),
      links: [{ label: 'English score converter', href: '/plan/scores' }],
    },
    {
      id: 'three-year-bachelor',
      title: 'A three-year bachelor’s degree',
      intro: `A bachelor’s degree usually begins at three years in ${bachelorOf(3)}, and at four in ${bachelorOf(4)}. Whether three years lead to a master’s degree is for each university to say: we found no official rule for all (November 2026).`,
      points: [
        {
          title: 'Fulbright, USA',
          text: `Asks for ${fact('fulbright-years').value} of study: a three-year bachelor’s degree counts only with a finished master’s degree.`,
        },
        {
          title: 'Before you apply',
          text: 'Ask the university in writing whether it takes a three-year degree from your university in Nepal, and keep the answer.',
        },
      ],
      facts: [fact('fulbright-years')],
    },
    {
      id: 'studienkolleg',
      title: 'Germany: the Studienkolleg',
      intro:
        'NEB’s grade 12 does not equal the German Abitur, so a year at a Studienkolleg usually comes before the bachelor’s degree. The DAAD’s admission database and anabin, Germany’s list of foreign certificates, decide for yours.',
      folded: 'Its length and the marks it asks for',
      figures: [
        { value: fact('studienkolleg').value, label: 'usually, before a bachelor’s degree' },
        {
          value: `${fact('studienkolleg-marks').low}%`,
          label:
            'on average, and a pass in mathematics in grade 11 or 12, at one Studienkolleg (HTWG Konstanz, since May 2016)',
        },
      ],
      note: 'The [APS](/plan/words#aps) check concerns students from Nepal only if they hold papers from India.',
      facts: [fact('studienkolleg'), fact('studienkolleg-marks')],
      links: [{ label: 'Study in Europe', href: '/study-in-europe' }],
    },
    {
      id: 'ects',
      title: 'ECTS, Europe’s credits',
      intro:
        'Courses in Europe are measured in ECTS credits. Credit hours on a transcript from Nepal are another unit: the university abroad converts them.',
      figures: [
        { value: `${creditsAYear} credits`, label: 'a full-time year' },
        {
          value: `${creditsAYear * 3} credits`,
          label: `a bachelor’s degree of three years (3 × ${creditsAYear})`,
        },
        {
          value: `${creditsAYear * 2} credits`,
          label: `a master’s degree of two years (2 × ${creditsAYear})`,
        },
      ],
      facts: [fact('ects-year')],
    },
    {
      id: 'toefl-scale',
      title: 'TOEFL’s scale from 1 to 6',
      intro: `Since 21 January 2026 TOEFL iBT reports 1 to 6 in halves, with a total on the old scale until January 2028. ${fact('toefl-reading').value}.`,
      table: {
        caption: 'TOEFL iBT: new and old scale',
        columns: ['New scale', 'Old scale', 'European level'],
        rows: toefl,
      },
      facts: [fact('toefl-scale')],
      links: [{ label: 'Compare with IELTS and PTE', href: '/plan/scores' }],
    },
  ],
  changing: 'rules and scores',
  ask: 'Ask about my marks',
  question: 'I would like to ask about my marks. My last certificate, its year and its result are:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type MarksContent = typeof marks;

export default marks;
