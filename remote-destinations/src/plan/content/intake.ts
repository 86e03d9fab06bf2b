/** Every sentence of the intake planner; its months are in `intake/schedule.ts`. */
import type { Intake } from '@sayapatri/facts';
import countryFacts from '../../content/countryFacts.ts';
import { bikramSambatMonths } from '../intake/bikramSambat.ts';
import { monthsBefore, type StepId } from '../intake/schedule.ts';
import { countryHead } from './countryHead.ts';
import { ask, closingWith, eyebrow, type ToolTexts } from './texts.ts';

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Intake planner',
    blurb:
      'From the month your course begins back to today: what to do when, in AD and Bikram Sambat, for your calendar.',
  },
  closing: closingWith('checklist', 'check', 'cost'),
};

/** The document that the school sends after the offer is accepted; may have links (linkedText). */
const letters: Record<string, string> = {
  australia: 'the college then issues the Confirmation of Enrolment ([CoE](/plan/words#coe-australia))',
  canada:
    'you then have the letter of acceptance and, for most courses, ask for the attestation letter ([PAL](/plan/words#pal))',
  usa: 'the school then issues the [I-20](/plan/words#i-20)',
  uk: 'the university then issues the [CAS](/plan/words#cas), which you use within six months',
  japan:
    'the school then asks the immigration agency for the Certificate of Eligibility ([COE](/plan/words#coe-japan))',
  netherlands: 'the institution then applies for your entry visa and residence permit',
};

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** `October` for 10. */
const monthName = (number: number) => month.format(Date.UTC(2026, number - 1, 1));

const kinds: Partial<Record<Intake['kind'], string>> = {
  some: 'some courses',
  language: 'language courses',
};

const countries = countryFacts.map((facts) => {
  const { id, name } = countryHead(facts);
  return {
    id,
    name,
    intakes: facts.intakes.intakes ?? [],
    fact: facts.intakes,
    visa: facts.visa,
    letter: letters[id] ?? 'the school then sends its letter of admission',
  };
});

const intake = {
  page,
  countries,
  form: {
    defaults: { country: 'australia' },
    title: 'When do you want to begin?',
    intro: 'Choose a country and an intake. The months are our office’s planning; earlier is always better.',
    label: 'Your intake',
    country: 'Country',
    intake: 'Intake',
    /** The intake that is planned for until the visitor chooses one. */
    first: 'The first that leaves time',
    choice: (year: number, number: number, kind: Intake['kind']) =>
      [`${monthName(number)} ${year}`, kinds[kind]].filter(Boolean).join(', '),
  },
  plan: {
    title: (country: string, when: string) => `${country}, ${when}`,
    /** Shown until today’s date is known. */
    undated: (country: string) => `${country}: month by month`,
    before: (months: number) =>
      months === 0 ? 'The first month' : months === 1 ? '1 month before' : `${months} months before`,
    dated: (year: number, number: number) =>
      [`${monthName(number)} ${year}`, bikramSambatMonths(year, number)].filter(Boolean).join(' · '),
    month: (year: number, number: number) => `${monthName(number)} ${year}`,
    states: { past: 'this month has passed', now: 'this month', ahead: undefined },
    steps: {
      test: {
        title: 'English test',
        text: () => 'Take IELTS, PTE or TOEFL; collect transcripts, certificates and references.',
      },
      apply: {
        title: 'Applications',
        text: () => 'Apply to the universities on your list, and for scholarships.',
      },
      offer: {
        title: 'Offer',
        text: (letter: string) => `Accept the offer and pay what it asks; ${letter}.`,
      },
      noc: {
        title: 'NOC',
        text: () =>
          'Apply for the No Objection Certificate ([NOC](/plan/words#noc)) online, one for each institution and course.',
      },
      funds: {
        title: 'Money to show',
        text: () => 'Bank papers, loan if you need one, and tuition sent through the bank with the NOC.',
      },
      visa: {
        title: 'Visa',
        text: (_letter: string, visa: string) =>
          `Apply: ${visa}. It includes a medical examination and a police report.`,
      },
      flight: { title: 'Flight', text: () => 'Book once you have the visa; arrange where to stay.' },
      start: { title: 'Your course begins', text: () => 'Arrive before orientation week.' },
    } satisfies Record<StepId, { title: string; text: (letter: string, visa: string) => string }>,
    late: (passed: number) =>
      `${passed === 1 ? 'One step of this plan lies' : `${passed} steps of this plan lie`} behind us. If they are done, go on from here; if they are not, ask us what can still be done, or take the next intake.`,
    next: (when: string) => `Plan for ${when}`,
    calendar: 'Save to my calendar (.ics)',
    calendarFailed: 'The calendar file could not be made. Print the plan instead.',
    event: (step: string, country: string, when: string) => `${step}: ${country}, ${when}`,
    eventText: (text: string) => `${text} Plan for this month.`,
    changing: 'intakes and visas',
  },
  table: {
    title: 'Every intake at a glance',
    intro:
      'In which month each step is taken. A course that begins early in the year starts its plan the year before.',
    caption: 'Month of each step, by intake',
    columns: [
      'Course begins',
      'Where',
      'English test',
      'Applications',
      'Offer',
      'NOC and money',
      'Visa',
      'Flight',
    ],
    months: Array.from({ length: 12 }, (_, index) => index + 1).filter((number) =>
      countries.some(({ intakes }) => intakes.some((one) => one.month === number)),
    ),
    begins: monthName,
    /** The months of Bikram Sambat that a month of AD spans. */
    nepaliMonths: (number: number) => bikramSambatMonths(2026, number)?.replaceAll(/ \d{4}/g, ''),
    where: (number: number) =>
      countries
        .flatMap(({ name, intakes }) =>
          intakes
            .filter((one) => one.month === number)
            .map(({ kind }) => (kinds[kind] ? `${name} (${kinds[kind]})` : name)),
        )
        .join(', '),
    month: (begins: number, step: StepId) => monthName(((begins - 1 - monthsBefore[step] + 12) % 12) + 1),
  },
  ask,
  question: (country: string, when: string) =>
    `I would like to begin in ${country} in ${when}. Can we go through the plan together?`,
} as const;

export type IntakeContent = typeof intake;

export default intake;
