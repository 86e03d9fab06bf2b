/** Each country's own papers for the visa, in the order in which they are possible. */
import type { CountryDetails } from '../../schema/countryDetails.ts';
import type { CheckItem } from '../checklist/checkItem.ts';
import fact from './facts.json?facts';

const item = (id: string, title: string, text: string): CheckItem => ({ id, title, text });

const iom = 'At a clinic on the country’s own list only; in Kathmandu that is IOM’s centre.';
const medical = { ...item('medical', 'Medical examination', iom), fact: fact('medical') };
const police = (when: string): CheckItem => ({
  ...item(
    'police',
    'Police report',
    `${when} Online, ${fact('police').value}, with citizenship, passport and photo. Ask for it late: it should be under three to six months old.`,
  ),
  fact: fact('police'),
});
/** No source says that none is ever asked for, so neither does the checklist. */
const noMedical =
  'We found no medical and no police report in the official lists of papers; an officer may still ask for one.';
const admission = item('letter', 'Letter of admission', 'From the university, with its fees.');
const english = item('english', 'English test result', 'At the score that your course asks for.');

const papers: Record<string, readonly CheckItem[]> = {
  Australia: [
    item(
      'coe',
      'Confirmation of Enrolment (CoE)',
      'After the offer and your payment: one [CoE](/plan/words#coe-australia) for each course named in the visa.',
    ),
    item(
      'gs',
      'Genuine Student answers',
      'The [GS](/plan/words#gs) questions: why this course, and what comes after it.',
    ),
    item(
      'english',
      'English result',
      'Taken at a test centre within the last 24 months. The visa has a minimum of its own as well as your course’s.',
    ),
    item('oshc', 'Health cover (OSHC)', '[OSHC](/plan/words#oshc) for the whole of the student visa.'),
    medical,
    police('From Nepal and from any other country you have lived in.'),
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
      'caq',
      'Quebec’s acceptance certificate (CAQ)',
      'Only for a school in Quebec, before the study permit.',
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
    medical,
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
    item('records', 'Academic records', 'Transcripts, certificates and test results such as IELTS or SAT.'),
    item('interview', 'Interview', `At the US Embassy in Kathmandu. ${noMedical}`),
  ],
  UK: [
    english,
    item(
      'cas',
      'CAS',
      'The [CAS](/plan/words#cas) is the university’s number, issued after your payment; use it within six months.',
    ),
    item('held', 'Money held for 28 days', 'In a row, ending within 31 days of the application.'),
    item(
      'tb',
      'Tuberculosis certificate',
      'From IOM’s centre in Kathmandu. We found no other medical and no police report in the official lists of papers.',
    ),
    item('ihs', 'Health surcharge (IHS)', 'You pay the [IHS](/plan/words#ihs) with the application.'),
  ],
  'New Zealand': [
    item('offer', 'Offer of place', 'With the fees; one with conditions is enough to apply.'),
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
    medical,
    police('If Immigration New Zealand asks for it.'),
    item('online', 'Application online', 'Since 18 September 2025 there is no other way.'),
  ],
  Germany: [
    item(
      'recognition',
      'School papers checked',
      'After NEB grade 12 usually one year of Studienkolleg comes first: DAAD’s admission database says what your papers allow.',
    ),
    item('letter', 'Letter of admission', 'From the university, or from the Studienkolleg.'),
    item(
      'language',
      'Language certificate',
      'IELTS or TOEFL, taken at a test centre, for a course in English; German for the Studienkolleg and for courses in German.',
    ),
    item(
      'blocked',
      'Blocked account',
      'A [blocked account](/plan/words#blocked-account) holds the year’s living costs; a scholarship or a sponsor’s declaration can stand in its place.',
    ),
    item('insurance', 'Health insurance', 'It is mandatory, with a student’s rate up to the age of 30.'),
    item('appointment', 'Appointment at the embassy', `At the German Embassy in Kathmandu. ${noMedical}`),
  ],
  France: [
    admission,
    item(
      'language',
      'Language certificate',
      'IELTS or TOEFL for a course in English, a certificate of French for one in French.',
    ),
    item(
      'form',
      'Form on France-Visas',
      'Filled in online and printed, with the list of papers that it makes for you.',
    ),
    item(
      'guarantor',
      'Blocked transfer, grant or guarantor',
      'Whichever shows your living costs; a guarantor must have three to four times the sum.',
    ),
    item('vfs', 'Appointment at the visa centre (VFS)', `With the originals. ${noMedical}`),
    item(
      'insurance',
      'Health insurance',
      'You register with the state cover, which is free, after arrival; extra cover is advised.',
    ),
  ],
  Netherlands: [
    admission,
    item(
      'institution',
      'The institution applies',
      'It asks for the entry visa and residence permit for you.',
    ),
    item(
      'insurance',
      'Health insurance',
      'Private, or Dutch basic insurance as soon as you have a paid job.',
    ),
  ],
  Finland: [
    admission,
    item('insurance', 'Insurance', 'Private health insurance for the whole stay.'),
    item('tuition', 'Tuition', 'What is unpaid must be shown on top of the money for living.'),
    item('online', 'Application online', 'At Enter Finland.'),
  ],
  Japan: [
    item(
      'language',
      'Proof of language',
      'For a language school Japanese at JLPT N5 level and no IELTS; for a university the test of your course.',
    ),
    item('tb', 'TB Clearance Certificate', 'Needed by residents of Nepal since 23 June 2025.'),
    item(
      'coe',
      'Certificate of Eligibility (COE)',
      'Your school obtains the [COE](/plan/words#coe-japan) from the immigration agency.',
    ),
    item(
      'vfs',
      'Application at the visa centre (VFS)',
      'With the COE, for the visa of the Embassy of Japan.',
    ),
  ],
  Korea: [
    item('photo', 'Visa photo', '3.5 x 4.5 cm.'),
    item('letter', 'Letter of admission', 'From the university, or from its language institute for D-4.'),
    {
      ...item(
        'records',
        'Certificates and transcripts',
        `Of your last degree or school, legalised: copies and translations by a licensed notary, then the issuing board or university and the ministry, then the Department of Consular Services in Tripureshwor (${fact('attestation').value}); the embassy last, if it asks.`,
      ),
      fact: fact('attestation'),
    },
    item(
      'language',
      'Language certificate',
      'Korean or English, for D-2. A language program (D-4) needs no IELTS.',
    ),
    item('family', 'Proof of family relationship', 'It shows that your sponsor is of your family.'),
    item('tb', 'Tuberculosis test result', 'For both visas.'),
    item('list', 'The university’s own list', 'It governs what you show, the bank balance included.'),
  ],
};

/** The country's own papers, and how long the decision takes where a figure is known. */
export const countryPapers = (country: string, { processing }: CountryDetails): readonly CheckItem[] => [
  ...(papers[country] ?? [admission]),
  ...(processing
    ? [
        {
          id: 'time',
          title: 'Time for the decision planned',
          text: `${processing.meaning}: ${processing.value}.`,
          fact: processing,
        },
      ]
    : []),
];
