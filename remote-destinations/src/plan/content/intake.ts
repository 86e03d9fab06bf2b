/** Every sentence of the intake planner; its months are in `intake/schedule.ts`. */
import guideCountries from 'virtual:countries';
import type { Intake } from '@sayapatri/facts';
import { inSentence } from '../format/format.ts';
import { countedText } from '../format/laterFigures.ts';
import { bikramSambatMonths, bikramSambatNames } from '../intake/bikramSambat.ts';
import { monthsBefore, type StepId } from '../intake/schedule.ts';
import { countryHead } from './countryHead.ts';
import { ask, closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Intake planner',
    blurb: 'What to do in which month before your course begins, in AD and Bikram Sambat.',
  },
  closing: {
    ...closingWith('checklist', 'check'),
    intro:
      'Short of time, or not sure which intake is yours? A counsellor goes through the months with you. The first consultation is free.',
  },
};

/** The step at which each country's school sends the letter for the visa: after the offer, or only after the payment. */
const letters: Record<string, { offer?: string; payment?: string }> = {
  australia: {
    payment: 'The college then issues the Confirmation of Enrolment ([CoE](/plan/words#coe-australia)).',
  },
  canada: {
    offer:
      'You then have the letter of acceptance and, for most courses, ask for the attestation letter ([PAL](/plan/words#pal)).',
  },
  usa: { offer: 'Show the school your funds; it then issues the [I-20](/plan/words#i-20).' },
  uk: {
    payment: 'The university then issues the [CAS](/plan/words#cas), which you use within six months.',
  },
  japan: {
    offer:
      'The school then asks the immigration agency for the Certificate of Eligibility ([COE](/plan/words#coe-japan)).',
  },
  netherlands: { payment: 'The institution then applies for your entry visa and residence permit.' },
};
const otherLetter: (typeof letters)[string] = { offer: 'The school then sends its letter of admission.' };

/** The examinations and certificates that a country's visa asks for. */
const certificates: Record<string, string> = {
  australia: ', with a medical examination at a listed clinic',
  canada: ', with fingerprints and a medical examination at a listed clinic',
  'new-zealand': ', with a medical examination and, if you are asked for one, a police certificate',
  uk: ', with a tuberculosis certificate',
  japan: ', with a tuberculosis certificate',
};

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** `October` for 10. */
const monthName = (number: number) => month.format(Date.UTC(2026, number - 1, 1));

const kinds: Record<Intake['kind'], string> = {
  main: 'main intake',
  some: 'some courses',
  language: 'language courses',
};
/** The kind of an intake that is not for all courses. */
const only = (kind: Intake['kind']) => (kind === 'main' ? undefined : kinds[kind]);

const countries = guideCountries.map(({ facts, details: { processing } }) => {
  const { id, name } = countryHead(facts);
  return {
    id,
    name,
    intakes: facts.intakes.intakes ?? [],
    facts: [facts.intakes, facts.visa, ...(processing ? [processing] : [])],
    words: {
      ...(facts.english.language && { test: 'A language school asks for no English test.' }),
      ...(letters[id] ?? otherLetter),
      visa: `Apply: ${facts.visa.value}${certificates[id] ?? ''}.${processing ? ` ${processing.meaning}: ${inSentence(countedText(processing))}.` : ''}`,
    },
  };
});

type CountryWords = (typeof countries)[number]['words'];

const intake = {
  page,
  countries,
  form: {
    defaults: { country: 'australia' },
    title: 'When do you want to begin?',
    label: 'Your intake',
    country: 'Country',
    intake: 'Intake',
    first: 'The first that leaves time',
    choice: (year: number, number: number, kind: Intake['kind']) =>
      [`${monthName(number)} ${year}`, only(kind)].filter(Boolean).join(', '),
  },
  plan: {
    title: (country: string, when: string, kind: Intake['kind']) =>
      [`${country}, ${when}`, only(kind)].filter(Boolean).join(': '),
    /** Shown until today’s date is known. */
    undated: (country: string) => `${country}: month by month`,
    before: (months: number) =>
      months === 0 ? 'The first month' : months === 1 ? '1 month before' : `${months} months before`,
    dated: (year: number, number: number) =>
      [`${monthName(number)} ${year}`, bikramSambatMonths(year, number)].filter(Boolean).join(' · '),
    month: (year: number, number: number) => `${monthName(number)} ${year}`,
    short: (number: number) => monthName(number).slice(0, 3),
    /** The month of Bikram Sambat that begins in a month of AD. */
    nepali: (number: number) => bikramSambatNames[(number + 8) % 12],
    today: 'Today',
    states: { past: 'this month has passed', now: 'this month', ahead: undefined },
    steps: {
      test: {
        title: 'English test',
        text: ({ test }) =>
          ['Take IELTS, PTE or TOEFL, and collect your transcripts, certificates and references.', test]
            .filter(Boolean)
            .join(' '),
      },
      apply: {
        title: 'Applications',
        text: () => 'Apply to the universities on your list, and for scholarships.',
      },
      offer: {
        title: 'Offer',
        text: ({ offer }) =>
          [
            'Accept the offer. Nothing is paid yet: a bank sends money only with the [NOC](/plan/words#noc).',
            offer,
          ]
            .filter(Boolean)
            .join(' '),
      },
      noc: {
        title: 'NOC',
        text: () =>
          'Apply for the No Objection Certificate (NOC) online, one for each institution and course.',
      },
      payment: {
        title: 'Payment and money to show',
        text: ({ payment }) =>
          [
            'The bank sends the fee with the NOC and the offer. Get the bank papers and, if you need one, the loan ready.',
            payment,
          ]
            .filter(Boolean)
            .join(' '),
      },
      visa: {
        title: 'Visa',
        text: ({ visa }) => visa,
      },
      flight: { title: 'Flight', text: () => 'Book once you have the visa; arrange where to stay.' },
      start: { title: 'Your course begins', text: () => 'Arrive before orientation week.' },
    } satisfies Record<StepId, { title: string; text: (words: CountryWords) => string }>,
    late: (passed: number) => `${passed === 1 ? 'One step is' : `${passed} steps are`} behind us`,
    ifDone: 'If they are done, go on from here; if not, ask us.',
    begin: (month: string) => `Start preparing in ${month}`,
    inTime: (when: string) => `For your course in ${when}. You are in time for every step.`,
    /** Instead of `inTime` for an intake of some courses; a month follows. */
    main: 'You are in time for every step. For a main intake:',
    nearer: (count: number) =>
      count === 1 ? 'A nearer intake is tight' : `${count} nearer intakes are tight`,
    began: (month: string) => `its first step was in ${month}`,
    /** Shown until today’s date is known. */
    ahead: `Start preparing ${monthsBefore.test} months ahead`,
    ours: 'The months are our office’s planning; earlier is better.',
    allSteps: 'From the English test to the first day of your course.',
    next: (when: string) => `Plan for ${when}`,
    calendar: 'Save to my calendar (.ics)',
    calendarFailed: 'The calendar file could not be made. Print the plan instead.',
    event: (step: string, country: string, when: string) => `${step}: ${country}, ${when}`,
    eventText: (text: string) => `${text} Plan for this month.`,
    changing: 'intakes, visas and times',
  },
  table: {
    title: 'Every intake at a glance',
    intro: `The months in which courses begin. The first step of a plan comes ${monthsBefore.test} months earlier.`,
    caption: 'Intakes by country and month',
    country: 'Country',
    kinds,
    months: Array.from({ length: 12 }, (_, index) => ({ short: monthName(index + 1).slice(0, 3) })),
  },
  ask,
  question: (country: string, when: string) =>
    `I would like to begin in ${country} in ${when}. Can we go through the plan together?`,
} as const;

export type IntakeContent = typeof intake;

export default intake;
