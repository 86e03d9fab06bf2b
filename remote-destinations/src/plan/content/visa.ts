/** Visa and work: fees and times of all countries, what each visa rests on, work, refusals and permanent residence. */
import countries from 'virtual:countries';
import { type Fact, figureToCount } from '@sayapatri/facts';
import { workPlots } from '../../guides/content/labels.ts';
import { afterStudy, plotted, workHours } from '../../guides/content/workBars.ts';
import type { CountryOfGuide } from '../cost/countryCosts.ts';
import { capital, dayText } from '../format/format.ts';
import { countedFact, countedText } from '../format/laterFigures.ts';
import { sourcesOf } from '../format/printedFacts.ts';
import { timeOf } from './countryCell.ts';
import { countryHead } from './countryHead.ts';
import { feeInRupees, rupeesText } from './feeInRupees.ts';
import { oldestRate } from './rates.ts';
import type { ReadingContent } from './reading.ts';
import { closingWith, eyebrow } from './texts.ts';
import file from './visa/facts.json';
import factOf from './visa/facts.json?facts';

const sentence = (text: string) => `${capital(text).replace(/\.$/, '')}.`;

/** The facts that this page adds, by the end of their ids, such as `again` for `usa-again`. */
const addedFacts = (end: string): Fact[] =>
  file.facts.filter(({ id }) => id.endsWith(`-${end}`)).map(({ id }) => factOf(id));

const daysIn: Partial<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** The longest usual time for a decision, in days; undefined if it depends on an interview or is not published. */
function daysOf({ details: { processing } }: CountryOfGuide): number | undefined {
  const { low, high = low } = processing ? figureToCount(processing) : {};
  return high && high * (daysIn[processing?.unit ?? ''] ?? Number.NaN);
}

/** Who tells the fee where no official page for Kathmandu states it. */
const askForFee: Partial<Record<string, string>> = {
  japan: 'The visa centre (VFS) tells you the fee.',
  korea: 'The embassy tells you the fee; the one in Dhaka asks $40–$90.',
};

/** What is paid beside the fee, in the same application. */
const besideFee = ({ costs: { insurance, insuranceWithVisa: name } }: CountryOfGuide) =>
  insurance && name ? `, plus the ${name} of ${countedText(insurance)}, all years at once` : '';

/** The meaning of a figure, if it states conditions. */
const conditions = (fact: Fact | undefined) =>
  fact && fact.meaning.length > 50 ? sentence(fact.meaning) : '';

/** One country's row, and the texts below it when it is open. */
function visaOf(country: CountryOfGuide) {
  const { facts, details, costs, unknown } = country;
  const { id, name } = countryHead(facts);
  const { family, processing } = details;
  const added = (end: string) => addedFacts(end).find((fact) => fact.id === `${id}-${end}`);
  const texts = (...found: (Fact | undefined)[]) =>
    found.flatMap((fact) => (fact ? [sentence(figureToCount(fact).value)] : [])).join(' ');
  const npr = feeInRupees(country);
  const rows: readonly (readonly [string, string])[] = [
    ['Know first', texts(added('asked'))],
    ['Family', texts(family)],
    ['Work', conditions(facts.workHours)],
    ['Afterwards', [conditions(facts.afterStudy), texts(added('after'))].join(' ').trim()],
    ['Refused', texts(added('reasons'), added('again'))],
  ];
  return {
    id,
    name,
    visa: facts.visa.value,
    ...(npr && { npr: npr.high }),
    fee: npr ? capital(rupeesText(npr, costs.visa)) : 'Ask first',
    own: npr ? costs.visa.map(countedText).join(' + ') + besideFee(country) : (askForFee[id] ?? ''),
    time: timeOf(country) ?? unknown.processing ?? 'Ask the embassy',
    days: daysOf(country),
    rows: rows.filter(([, text]) => text),
    link: {
      label: `Study in ${facts.guidePath.endsWith('europe') ? 'Europe' : costs.inSentence}`,
      href: facts.guidePath,
    },
    facts: sourcesOf([
      ...[...costs.visa, besideFee(country) ? costs.insurance : undefined, processing, family],
      ...[facts.workHours, facts.afterStudy],
      ...['asked', 'reasons', 'again', 'after'].map(added),
    ]),
  };
}

const all = countries.map(visaOf);

/** The ids of the countries, the lowest figure first; countries without the figure stand at the end. */
const sortedBy = (figure: 'npr' | 'days') =>
  all
    .toSorted(
      (one, other) => (one[figure] ?? Number.POSITIVE_INFINITY) - (other[figure] ?? Number.POSITIVE_INFINITY),
    )
    .map(({ id }) => id);

const known = all
  .filter(({ npr }) => npr !== undefined)
  .toSorted((one, other) => (one.npr ?? 0) - (other.npr ?? 0));
const feeIn = (row: (typeof all)[number] | undefined) => `${row?.fee} in ${row?.name}`;

const falsePapers = addedFacts('false');
const advisers = addedFacts('adviser');
/** Their notes stand under each country. */
const work = countries.flatMap(({ facts: { workHours, afterStudy } }) =>
  [workHours, afterStudy].flatMap((fact) => {
    if (fact === undefined) return [];
    const { worldNote: _, ...own } = countedFact(fact);
    return [own];
  }),
);

const visa = {
  countries: all,
  orders: { fee: sortedBy('npr'), time: sortedBy('days') },
  sort: { label: 'Sort by', fee: 'Fee', time: 'Speed' },
  heads: { fee: 'Visa fee', time: 'Decision' },
  work: [
    { ...workPlots.hours, bars: plotted(workHours) },
    { ...workPlots.years, bars: plotted(afterStudy) },
  ],
  page: {
    hero: {
      eyebrow,
      title: 'Visa and work',
      blurb: 'Fees and times side by side, then what each country asks, what a refusal means, and work.',
    },
    closing: closingWith('checklist', 'money', 'compare'),
  },
  answer: `A student visa costs from ${feeIn(known[0])} to ${feeIn(known.at(-1))}. Most decisions come within three months.`,
  parts: [
    {
      id: 'by-country',
      title: 'By country',
      intro: `Open a country for family, work and refusals. Rupees are at the rates of ${dayText(oldestRate)}.`,
    },
    {
      id: 'work',
      title: 'Work during and after your studies',
      intro: 'Between 16 and 30 hours a week in term, then half a year to three years to stay and work.',
      quiet: true,
      note: 'Never plan the fee on wages: you show all of the money before you go.',
      facts: sourcesOf(work),
    },
    {
      id: 'if-refused',
      title: 'If a visa is refused',
      intro: 'The fee pays for the decision, so it is not returned, and a new application pays it again.',
      quiet: true,
      practice: 'What we do with every refusal.',
      list: [
        'Read the letter with a counsellor, and write down each reason',
        'Tell the school at once: can you start a term later, and what does it refund?',
        'Answer each reason with a new paper, or do not apply again',
        'Name the refusal in every later form, for any country',
      ],
      note: `False papers, or a hidden refusal, close the door: as a rule ${new Intl.ListFormat('en-GB').format(falsePapers.map(({ value }) => value))}.`,
      facts: sourcesOf([...falsePapers, factOf('australia-again'), factOf('korea-again')]),
      links: [{ label: 'What comes back', href: '/plan/money#if-refused' }],
    },
    {
      id: 'permanent-residence',
      title: 'Permanent residence',
      intro:
        'A student visa is for studying. By itself it is no way to stay for good, and nobody can promise you that.',
      quiet: true,
      points: [
        {
          title: 'What is true',
          text: 'Some people qualify years later by job, language, age and points, under rules that change often. Choose a course that is worth its fee even if you come home.',
        },
        {
          title: 'Who may advise',
          text: 'We may not. Four countries say by law who may: check the register before you pay.',
        },
      ],
      table: {
        caption: 'Who may advise on permanent residence',
        columns: ['Country', 'By law'],
        rows: (['australia', 'canada', 'uk', 'new-zealand'] as const).map((id) => [
          all.find((one) => one.id === id)?.name ?? id,
          `${advisers.find((fact) => fact.id === `${id}-adviser`)?.value}.`,
        ]),
      },
      facts: sourcesOf(advisers),
      links: advisers.map(({ id, source }) => ({
        label: `Official page: ${all.find((one) => id === `${one.id}-adviser`)?.name}`,
        href: source.url,
      })),
    },
  ],
  changing: 'fees, times and rules',
  ask: 'Ask about my visa',
  question: 'I would like to ask about a student visa. Country, course and earlier refusals, if any:',
} as const satisfies ReadingContent & Record<string, unknown>;

export type VisaContent = typeof visa;

export default visa;
