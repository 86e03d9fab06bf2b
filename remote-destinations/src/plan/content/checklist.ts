/** The papers for each country's visa, and Nepal's own steps, which every country requires. */
import countryFacts from '../../content/countryFacts.ts';
import type { CheckItem } from '../checklist/checkItem.ts';
import { countryHead } from './countryHead.ts';
import fact from './facts.json?facts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

/** In the usual order. */
const nepal: readonly CheckItem[] = [
  {
    id: 'attestation',
    title: 'Papers attested',
    text: 'Copies and translations by a licensed notary, then the issuing board or university and the ministry, then the Department of Consular Services in Tripureshwor; the embassy last, if it asks.',
    fact: fact('attestation'),
  },
  {
    id: 'noc',
    title: 'NOC applied for',
    text: 'You apply for the [NOC](/plan/words#noc) online: account, profile, course, uploads, payment. The certificate has a QR code. You need one for each institution and course. For a diploma or a language course ask us first.',
    fact: fact('noc'),
  },
  {
    id: 'noc-papers',
    title: 'Papers for the NOC uploaded',
    text: 'Citizenship, passport, transcripts and certificates (equivalence for foreign boards), and the offer or acceptance letter with its fees. Health courses need the Medical Education Commission first.',
    fact: fact('noc-papers'),
  },
  {
    id: 'police',
    title: 'Police report',
    text: 'Online, with citizenship, passport and photo. Embassies often want one that is under three to six months old, so do not ask for it too early.',
    fact: fact('police'),
  },
  {
    id: 'medical',
    title: 'Medical examination',
    text: 'At a clinic on the country’s own list only; for Australia, Canada, New Zealand and the UK’s tuberculosis test that is IOM’s centre in Kathmandu.',
    fact: fact('medical'),
  },
  {
    id: 'bank',
    title: 'Bank papers',
    text: 'Balance certificate, statement and papers on the sponsor’s income; loan letter if you have one.',
    fact: fact('bank'),
  },
  {
    id: 'fee-paid',
    title: 'Tuition sent through the bank',
    text: `With the NOC and the school’s letter. The bank takes Nepal’s education service fee of ${fact('service-fee').value} (fiscal year 2081/82); it is refundable if you cannot go.`,
  },
];

const item = (id: string, title: string, text: string): CheckItem => ({ id, title, text });
const own: Record<string, readonly CheckItem[]> = {
  Australia: [
    item(
      'coe',
      'Confirmation of Enrolment (CoE)',
      'One [CoE](/plan/words#coe-australia) for each course named in the visa.',
    ),
    item(
      'gs',
      'Genuine Student answers',
      'The [GS](/plan/words#gs) questions: why this course, and what comes after it.',
    ),
    item('oshc', 'Health cover (OSHC)', '[OSHC](/plan/words#oshc) for the whole of the student visa.'),
    item('english', 'English result', 'Taken at a test centre within the last 24 months.'),
  ],
  Canada: [
    item(
      'letter',
      'Letter of acceptance',
      'From a designated learning institution ([DLI](/plan/words#dli)).',
    ),
    item(
      'pal',
      'Provincial attestation letter (PAL)',
      'Most courses need a [PAL](/plan/words#pal); a master’s or doctoral degree at a public institution does not.',
    ),
    item(
      'gic',
      'Proof of living costs',
      'A Guaranteed Investment Certificate ([GIC](/plan/words#gic)) is one way.',
    ),
    item('english', 'Language test result', 'At the score your course asks for.'),
    item(
      'sop',
      'Statement of purpose',
      'Your [SOP](/plan/words#sop) says why this course, and how it fits your studies so far.',
    ),
    item('biometrics', 'Biometrics and photos', 'Fingerprints and a photo, at the visa application centre.'),
  ],
  USA: [
    item(
      'i20',
      'I-20',
      'The [I-20](/plan/words#i-20) comes from the school, with the year’s cost and how it is paid.',
    ),
    item(
      'sevis',
      'SEVIS fee (I-901)',
      'The fee for [SEVIS](/plan/words#sevis), paid online before the interview; keep the receipt.',
    ),
    item('ds160', 'DS-160', 'The visa form, online.'),
    item('interview', 'Interview', 'At the US Embassy in Kathmandu.'),
    item('records', 'Academic records', 'Transcripts, certificates and test results such as IELTS or SAT.'),
  ],
  UK: [
    item('cas', 'CAS', 'The [CAS](/plan/words#cas) is the university’s number; use it within six months.'),
    item('held', 'Money held for 28 days', 'In a row, ending within 31 days of the application.'),
    item('tb', 'Tuberculosis certificate', 'From the clinic on the official list.'),
    item('ihs', 'Health surcharge (IHS)', 'You pay the [IHS](/plan/words#ihs) with the application.'),
  ],
  'New Zealand': [
    item('offer', 'Offer of place', 'With the fees.'),
    item(
      'records',
      'Academic transcripts and certificates',
      'From grade ten upwards, with character certificates.',
    ),
    item('english', 'English test result', 'IELTS or TOEFL at the score your course asks for.'),
    item('sop', 'Statement of purpose', 'Why this course, and what you will do with it.'),
    item(
      'onward',
      'Onward ticket or its price',
      'Beside the money for living and tuition; say where the money comes from.',
    ),
    item('online', 'Application online', 'Since 18 September 2025 there is no other way.'),
  ],
  Germany: [
    item(
      'blocked',
      'Blocked account',
      'A [blocked account](/plan/words#blocked-account) holds the year’s living costs.',
    ),
  ],
  Netherlands: [
    item(
      'institution',
      'The institution applies',
      'It asks for the entry visa and residence permit for you.',
    ),
  ],
  Finland: [item('insurance', 'Insurance', 'And the tuition, beside the money for living.')],
  Japan: [
    item(
      'coe',
      'Certificate of Eligibility (COE)',
      'Your school obtains the [COE](/plan/words#coe-japan) from the immigration agency.',
    ),
    item('tb', 'TB Clearance Certificate', 'Needed by residents of Nepal since 23 June 2025.'),
  ],
  Korea: [
    item('photo', 'Visa photo', '3.5 x 4.5 cm.'),
    item('letter', 'Letter of admission', 'From the university, or from its language institute for D-4.'),
    item('records', 'Certificates and transcripts', 'Of your last degree or school, legalised.'),
    item('language', 'Language certificate', 'Korean or English, for D-2.'),
    item('family', 'Proof of family relationship', 'It shows that your sponsor is of your family.'),
    item('tb', 'Tuberculosis test result', 'For both visas.'),
    item('list', 'The university’s own list', 'It governs what you show, the bank balance included.'),
  ],
};

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Visa and NOC checklist',
    blurb:
      'Tick what is ready: the papers of your country, and Nepal’s own steps. Your ticks stay on this device.',
  },
  closing: closingWith('intake', 'words', 'cost'),
};

const checklist = {
  page,
  countries: countryFacts.map(({ country, guidePath, visa, proofOfFunds }) => ({
    ...countryHead({ country, guidePath }),
    items: [
      {
        id: 'passport',
        title: 'Passport',
        text: 'The one you apply with: its number goes on every form.',
      },
      ...(own[country] ?? [
        { id: 'letter', title: 'Letter of admission', text: 'From the school or university.' },
      ]),
      {
        id: 'funds',
        title: 'Money to show',
        text: `${proofOfFunds.value[0]?.toUpperCase()}${proofOfFunds.value.slice(1)}. ${proofOfFunds.meaning}.`,
        fact: proofOfFunds,
      },
      {
        id: 'visa',
        title: visa.value,
        text: 'The application itself, with all of the papers above.',
        fact: visa,
      },
    ] satisfies readonly CheckItem[],
  })),
  nepal: {
    heading: 'What is ready?',
    headingIntro: 'Tick a line when the paper is in your hands. Print the page to take it along.',
    title: 'Nepal’s own steps',
    intro: 'For every country, in the order in which they are usually done.',
    items: nepal,
  },
  country: {
    label: 'Country',
    title: (name: string) => `Visa papers: ${name}`,
    guide: (name: string) => `Open the ${name} guide`,
  },
  ready: (done: number, all: number) => `${done} of ${all} ready`,
  changing: 'fees, rules and forms',
  ask: 'Ask about my papers',
  question: (country: string, done: number, all: number) =>
    `I am preparing my papers for ${country}: ${done} of ${all} are ready. Please help me with the rest.`,
} as const;

export type ChecklistContent = typeof checklist;

export default checklist;
