import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, usualFact } from './makeFact.ts';

const daad = source('DAAD', 'Study in Germany: costs', 'https://www.daad.de/en/');
const germanVisa = source('German Embassy Kathmandu', 'National visa', 'https://kathmandu.diplo.de');
const campusFrance = source('Campus France', 'Tuition fees in France', 'https://www.campusfrance.org/en');
const franceVisas = source('France-Visas', 'Student visa', 'https://france-visas.gouv.fr');
const nuffic = source(
  'Study in NL (Nuffic)',
  'Tuition fees',
  'https://www.studyinnl.org/finances/tuition-fees',
);
const ind = source('IND', 'Required amounts', 'https://ind.nl/en/required-amounts-income-requirements');
const finland = source('Study in Finland', 'Fees and costs', 'https://www.studyinfinland.fi');
const migri = source('Finnish Immigration Service', 'Income requirement for students', 'https://migri.fi/en');
const eur = { currency: 'EUR' };
const guidePath = '/study-in-europe';

/** Shown where the site has no official figure. */
export const askUs = 'ask us for the current fee';
export const badenWuerttemberg = ledgerFact(
  '€1,500 a semester',
  'Tuition at public universities in Baden-Württemberg, students from outside the EU',
  daad,
  '2026-11',
  eur,
);

/** The four of the guide's countries for which official figures were found. */
export const facts = [
  {
    country: 'Germany',
    code: 'de',
    guidePath,
    currency: 'EUR',
    tuition: {
      bachelor: ledgerFact('None at public universities in most states', 'Tuition', daad, '2026'),
      master: ledgerFact('None at public universities in most states', 'Tuition', daad, '2026'),
    },
    duration: {
      bachelor: usualFact('3-4 years', 'Length of a bachelor’s degree', daad),
      master: usualFact('2 years', 'Length of a master’s degree', daad),
      doctorate: usualFact('3-5 years', 'Length of a doctoral degree', daad),
    },
    intakes: usualFact('October and April', 'When courses begin', daad),
    proofOfFunds: ledgerFact('€11,904 a year', 'Usually in a blocked account', germanVisa, '2025', eur),
    visa: ledgerFact('National visa (D)', 'Name of the student visa', germanVisa, '2025'),
    english: { master: usualFact('IELTS or TOEFL', 'Courses taught in English', daad) },
    workHours: ledgerFact(
      '140 full or 280 half days a year, or 20 hours per week',
      'Work while studying',
      daad,
      '2026',
    ),
  },
  {
    country: 'France',
    code: 'fr',
    guidePath,
    currency: 'EUR',
    tuition: {
      bachelor: usualFact('set by the state', 'Tuition, bachelor’s degree', campusFrance),
      master: ledgerFact(
        '€3,941 a year',
        'Tuition at a public university, master’s degree',
        campusFrance,
        '2025/26',
        eur,
      ),
    },
    duration: {
      bachelor: usualFact('3 years', 'Length of a bachelor’s degree (licence)', campusFrance),
      master: usualFact('2 years', 'Length of a master’s degree', campusFrance),
      doctorate: usualFact('3 years', 'Length of a doctoral degree', campusFrance),
    },
    intakes: usualFact('September, a few in January', 'When courses begin', campusFrance),
    proofOfFunds: ledgerFact('About €615 a month', 'Living costs to show', franceVisas, '2025', eur),
    visa: ledgerFact('Long-stay student visa (VLS-TS)', 'Name of the student visa', franceVisas, '2025'),
    english: { master: usualFact('IELTS or TOEFL', 'Courses taught in English', campusFrance) },
  },
  {
    country: 'Netherlands',
    code: 'nl',
    guidePath,
    currency: 'EUR',
    tuition: {
      bachelor: ledgerFact('€9,000-€20,000', 'Tuition a year, bachelor’s degree', nuffic, '2024/25', eur),
      master: ledgerFact('€12,000-€30,000', 'Tuition a year, master’s degree', nuffic, '2024/25', eur),
    },
    duration: {
      bachelor: usualFact('3-4 years', 'Length of a bachelor’s degree', nuffic),
      master: usualFact('1-2 years', 'Length of a master’s degree', nuffic),
      doctorate: usualFact('4 years', 'Length of a doctoral degree', nuffic),
    },
    intakes: usualFact('September, some in February', 'When courses begin', nuffic),
    proofOfFunds: ledgerFact('€13,569.24 a year', 'Living costs to show, tuition apart', ind, '2026', eur),
    visa: ledgerFact('Entry visa and residence permit (MVV)', 'Name of the student visa', ind, '2026'),
    english: { master: usualFact('IELTS or TOEFL', 'Courses taught in English', nuffic) },
  },
  {
    country: 'Finland',
    code: 'fi',
    guidePath,
    currency: 'EUR',
    tuition: {
      bachelor: ledgerFact(
        '€8,000-€20,000',
        'Tuition a year, bachelor’s degree taught in English',
        finland,
        '2025/26',
        eur,
      ),
      master: ledgerFact(
        '€8,000-€20,000',
        'Tuition a year, master’s degree taught in English',
        finland,
        '2025/26',
        eur,
      ),
    },
    duration: {
      bachelor: usualFact('3-4 years', 'Length of a bachelor’s degree', finland),
      master: usualFact('2 years', 'Length of a master’s degree', finland),
      doctorate: usualFact('4 years', 'Length of a doctoral degree', finland),
    },
    intakes: usualFact('August/September, a few in January', 'When courses begin', finland),
    proofOfFunds: ledgerFact(
      '€9,600 a year',
      'Living costs to show, tuition and insurance apart',
      migri,
      '2026-06',
      eur,
    ),
    visa: ledgerFact('Residence permit for studies', 'Name of the student visa', migri, '2026-06'),
    english: { master: usualFact('IELTS or TOEFL', 'Courses taught in English', finland) },
  },
] as const satisfies readonly CountryFacts[];
