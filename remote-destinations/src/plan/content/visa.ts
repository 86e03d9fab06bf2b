/** Visa and work by country: one table, then a section for each guide, which the guides link to. */

import countries from 'virtual:countries';
import type { Fact } from '@sayapatri/facts';
import { afterStudy, workHours } from '../../content/workBars.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { comingTexts, countedFact, countedText } from '../format/laterFigures.ts';
import { linkTerms } from '../format/wordLinks.ts';
import { besideTheSum, capital, cellOf, titleOfTheSum } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import type { ReadingCell, ReadingContent, ReadingPart } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';
import file from './visa/facts.json';
import factOf from './visa/facts.json?facts';

const sentence = (text: string) => `${capital(text).replace(/\.$/, '')}.`;
/** As it is written after a colon. */
const lower = (text: string) => text.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

/** What this page adds to a country’s own facts, by ids such as `usa-again`; undefined where there is nothing. */
function added({ facts }: CountryOfGuide, kind: 'asked' | 'again' | 'after'): Fact | undefined {
  const id = `${countryHead(facts).id}-${kind}`;
  return file.facts.some((one) => one.id === id) ? factOf(id) : undefined;
}

/** A column of a table: the id under which a guide says why it has no figure, and a country's facts. */
type Column = [reason: string, factsOf: (country: CountryOfGuide) => Fact | readonly Fact[] | undefined];
const visaColumns: readonly Column[] = [
  ['visa-fee', ({ costs }) => costs.visa],
  ['processing', ({ details }) => details.processing],
  ['family', ({ details }) => details.family],
];
const workColumns: readonly Column[] = [
  ['work', ({ facts }) => facts.workHours],
  ['after-study', ({ facts }) => facts.afterStudy],
];
const factsIn = (columns: readonly Column[]) =>
  countries.flatMap((country) => columns.flatMap(([, factsOf]) => factsOf(country) ?? [])).map(countedFact);

/** A table with a row for each country, which leads to its section. */
const rowsOf = (columns: readonly Column[]) =>
  countries.map((country): [string, ...ReadingCell[]] => [
    `[${country.facts.country}](/plan/visa#${country.facts.guidePath.replace('/study-in-', '')})`,
    ...columns.map(([reason, factsOf]) => {
      const facts = [factsOf(country) ?? []].flat();
      // The answer on the family is a whole sentence.
      return facts[0]?.id.endsWith('family') ? countedText(facts[0]) : cellOf(facts, country.unknown[reason]);
    }),
  ]);

const sumText = (fact: Fact, _: number, { length }: readonly Fact[]) => {
  const coming = comingTexts(fact).map((text) => lower(text).replace(': ', ' '));
  const sum = [lower(countedText(fact)).replace(': ', ', '), ...coming].join(', ');
  return linkTerms(length === 1 && fact.low !== undefined ? `${sum} (${lower(fact.meaning)})` : sum);
};

/** What the decision rests on, what a refusal means and what the stay after the degree asks for, if anything. */
function answersOf(country: CountryOfGuide) {
  const { facts, details, costs } = country;
  const [asked, again, after] = (['asked', 'again', 'after'] as const).map((kind) => added(country, kind));
  const sums = costs.funds ? [costs.funds.small, costs.funds.big] : [facts.proofOfFunds];
  const { 'funds-papers': papers, 'funds-held': held } = details;
  const texts = [
    asked && sentence(asked.value),
    sentence(
      `${titleOfTheSum(costs)}: ${[sums.map(sumText).join('; or '), besideTheSum(costs)].filter(Boolean).join('; and ')}`,
    ),
    papers && sentence(`Papers for it: ${lower(papers.value)}`),
    held && sentence(`History of the account: ${held.value}`),
  ];
  return {
    rests: texts.filter(Boolean).join(' '),
    refused: again
      ? sentence(again.value)
      : 'No official page on a second application found (November 2026).',
    stay: after && sentence(after.value),
    facts: [asked, ...sums, papers, held, again, after].filter((fact) => fact !== undefined).map(countedFact),
  };
}

const titles = {
  rests: 'What the decision rests on',
  refused: 'If it is refused',
  stay: 'Staying after the degree',
};

const foldedOf = (name: string) => `${name}: decision, refusal, stay`;

const guides = [...new Set(countries.map(({ facts }) => facts.guidePath))];

/** The section of one guide; its anchor is the end of the guide’s address, e.g. `new-zealand`. */
function partOf(guidePath: `/${string}`): ReadingPart {
  const members = countries.filter(({ facts }) => facts.guidePath === guidePath);
  const answers = members.map((country) => ({ ...answersOf(country), country: country.facts.country }));
  const [first] = members;
  const [only] = answers;
  const facts = answers.flatMap((answer) => answer.facts);
  const head = {
    id: guidePath.replace('/study-in-', ''),
    facts,
  };
  if (members.length > 1 || first === undefined || only === undefined)
    return {
      ...head,
      title: 'Europe',
      folded: foldedOf('Europe'),
      intro: 'Each country has a visa of its own.',
      table: {
        caption: 'Decisions, refusals and stays in Europe',
        columns: ['Country', titles.rests, titles.refused, titles.stay],
        rows: answers.map(({ country, rests, refused, stay }) => [
          country,
          rests,
          refused,
          stay ?? 'Ask us.',
        ]),
        wide: true,
      },
      links: [{ label: 'Study in Europe', href: guidePath }],
    };
  return {
    ...head,
    title: only.country,
    folded: foldedOf(only.country),
    intro: `Name of the visa: ${first.facts.visa.value}.`,
    points: [
      { title: titles.rests, text: only.rests },
      { title: titles.refused, text: only.refused },
      ...(only.stay ? [{ title: titles.stay, text: only.stay }] : []),
    ],
    links: [{ label: `Study in ${first.costs.inSentence}`, href: guidePath }],
  };
}

const visa = {
  plots: [workHours, afterStudy],
  page: {
    hero: {
      eyebrow,
      title: 'Visa and work',
      blurb:
        'What the visa costs and how long it takes, what a decision rests on, what a refusal means, and work during and after your studies.',
    },
    closing: closingWith('checklist', 'money', 'compare'),
  },
  parts: [
    {
      id: 'by-country',
      title: 'By country',
      intro: 'Fee and time of the student visa, and whether spouse and children may come.',
      table: {
        caption: 'Student visas, by country',
        columns: ['Country', 'Visa fee', 'Decision', 'Spouse and children'],
        rows: rowsOf(visaColumns),
        wide: true,
      },
      note: 'Only the USA decides at an interview, at the embassy in Kathmandu. For the other countries we found no official page that names one as a fixed step; an officer may still ask for one.',
      facts: factsIn(visaColumns),
    },
    {
      id: 'work',
      title: 'Work during and after your studies',
      intro: 'The most that each country allows; below the bars the rules with their conditions.',
      folded: 'The rules, by country',
      table: {
        caption: 'Work, by country',
        columns: ['Country', 'Work while studying', 'After the degree'],
        rows: rowsOf(workColumns),
        wide: true,
      },
      facts: factsIn(workColumns),
    },
    {
      id: 'if-refused',
      title: 'If a visa is refused',
      intro: 'A refusal letter names its reasons. A second application helps only if those are answered.',
      practice:
        'What we do with every refusal, in this order. The official rules that we know stand under each country.',
      list: [
        'Read the letter with a counsellor, and write down each reason',
        'Tell the school at once: ask to begin a term later, and for its refund rule',
        'Answer each reason with a paper that was not there before',
        'Name the refusal in every later form that asks for it, for any country: hiding it is a reason for the next one',
        'Apply again only when the money, the course or the papers have changed',
      ],
      links: [{ label: 'What is lost, and what comes back', href: '/plan/money#if-refused' }],
    },
    ...guides.map(partOf),
  ],
  changing: 'fees, times and rules',
  ask: 'Ask about my visa',
  question: 'I would like to ask about a student visa. Country, course and earlier refusals, if any:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type VisaContent = typeof visa;

export default visa;
