import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const portal = source('Study in Japan (JASSO)', 'Academic fees', 'https://www.studyinjapan.go.jp/en/');
const hiroshima = source('Hiroshima University', 'Admission expenses', 'https://www.hiroshima-u.ac.jp/en');
const immigration = source(
  'Immigration Services Agency',
  'Certificate of Eligibility',
  'https://www.isa.go.jp/en/',
);
const jpets = source(
  'Ministry of Health, Labour and Welfare',
  'Japan Pre-Entry Tuberculosis Screening',
  'https://jpets.mhlw.go.jp',
);
const jpy = { currency: 'JPY' };

export const language = {
  duration: specFact('12-15 months', 'Length of a Japanese language course', portal),
  tuition: ledgerFact(
    'about JPY 0.7 million',
    'Tuition a year, language school; more in the big cities',
    portal,
    '2024',
    jpy,
  ),
};
export const college = usualFact(
  '2 years or more',
  'Length of a professional training college course',
  portal,
);
export const enrollment = specFact(
  '56.2% enrollment rate',
  'Enrollment rate of universities in Japan',
  portal,
);
export const admissionFee = ledgerFact(
  'JPY 282,000',
  'Admission fee of a national university, paid once',
  hiroshima,
  '2023',
  jpy,
);
export const privateTuition = ledgerFact(
  'about JPY 1.1-1.3 million',
  'First year at a private university, admission included',
  portal,
  '2024',
  jpy,
);
export const tuberculosis = ledgerFact(
  'TB Clearance Certificate',
  'Needed by residents of Nepal since 23 June 2025',
  jpets,
  '2025',
);
export const languageLevel = ledgerFact('JLPT N5', 'Japanese for a language school', portal, '2026');

export const facts = {
  country: 'Japan',
  code: 'jp',
  guidePath: '/study-in-japan',
  currency: 'JPY',
  tuition: {
    language: language.tuition,
    bachelor: ledgerFact('JPY 535,800', 'Tuition a year, national university', hiroshima, '2023', jpy),
    master: ledgerFact('JPY 535,800', 'Tuition a year, national university', hiroshima, '2023', jpy),
  },
  duration: {
    language: language.duration,
    diploma: college,
    bachelor: usualFact('4 years', 'Length of a bachelor’s degree; medicine 6', portal),
    master: ledgerFact('2 years', 'Length of a master’s degree', portal, '2026'),
    doctorate: ledgerFact('3 years', 'Length of a doctoral degree', portal, '2026'),
  },
  intakes: usualFact(
    'April and October; language schools also in July and January',
    'When courses begin',
    portal,
  ),
  proofOfFunds: ledgerFact(
    'Set by each school',
    'Money to show; the law sets no single amount',
    immigration,
    '2026',
  ),
  visa: ledgerFact(
    'Student visa with a Certificate of Eligibility (COE)',
    'Name of the student visa',
    immigration,
    '2026',
  ),
  english: {
    bachelor: specFact('IELTS 5.5-6.0', 'English for a bachelor’s degree', portal),
    master: specFact('IELTS 6.0-6.5', 'English for a master’s degree', portal),
  },
  workHours: ledgerFact('28 hours per week with permission', 'Work while studying', immigration, '2026'),
} satisfies CountryFacts;
