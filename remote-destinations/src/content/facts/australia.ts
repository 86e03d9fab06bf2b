import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const costs = source('Study Australia', 'Education costs', 'https://www.studyaustralia.gov.au');
const visaPage = source(
  'Department of Home Affairs',
  'Student visa (subclass 500)',
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
);
const aud = { currency: 'AUD' };

/** The specification prescribes these ranks; no ranking of one year has all six. */
export const ranks = specFact(
  'our office’s list',
  'World ranks of the six universities: 14, 19, 20, 31, 41 and 72',
  source('QS', 'World University Rankings', 'https://www.topuniversities.com/world-university-rankings'),
);
export const students = specFact('Over 700,000', 'International students in Australia', costs);
export const partnerFunds = ledgerFact(
  'AUD 10,394',
  'Further funds for a partner, 12 months',
  visaPage,
  '2026',
  aud,
);
export const childFunds = ledgerFact(
  'AUD 4,449',
  'Further funds for a child, 12 months',
  visaPage,
  '2026',
  aud,
);
export const visaFee = ledgerFact('AUD 2,000', 'Student visa charge', visaPage, '2025-07', aud);
export const breaks = specFact('Unlimited', 'Work during course breaks', visaPage);
export const pteBachelor = specFact('50-54', 'PTE Academic for a bachelor’s degree', visaPage);
export const pteMaster = specFact('58-65', 'PTE Academic for a master’s degree', visaPage);
export const engineeringYears = usualFact(
  '4 years',
  'Length of an engineering or honours bachelor’s degree',
  costs,
);

export const facts = {
  country: 'Australia',
  code: 'au',
  guidePath: '/study-in-australia',
  currency: 'AUD',
  tuition: {
    diploma: ledgerFact('AUD 4,000-22,000', 'Tuition a year, vocational diploma', costs, '2023', aud),
    bachelor: ledgerFact('AUD 20,000-45,000', 'Tuition a year, bachelor’s degree', costs, '2023', aud),
    master: ledgerFact(
      'AUD 22,000-50,000',
      'Tuition a year, master’s degree by coursework',
      costs,
      '2023',
      aud,
    ),
    doctorate: ledgerFact('AUD 20,000-42,000', 'Tuition a year, doctoral degree', costs, '2023', aud),
  },
  duration: {
    diploma: usualFact('1-2 years', 'Length of a vocational diploma', costs),
    bachelor: usualFact('3 years', 'Length of a bachelor’s degree', costs),
    master: usualFact('1.5-2 years', 'Length of a master’s degree by coursework', costs),
    doctorate: usualFact('3-4 years', 'Length of a doctoral degree', costs),
  },
  intakes: usualFact('February/March and July, some in November', 'When courses begin', costs),
  living: specFact('AUD $1,450-$2,800', 'Living costs a month', costs, aud),
  proofOfFunds: ledgerFact('AUD 29,710', 'Living costs to show for 12 months', visaPage, '2026', aud),
  visa: ledgerFact('Student visa (subclass 500)', 'Name of the student visa', visaPage, '2026'),
  visaFee,
  english: {
    bachelor: specFact('IELTS 6.0, no band under 5.5', 'English for a bachelor’s degree', visaPage),
    master: specFact('IELTS 6.5, no band under 6.0', 'English for a master’s degree', visaPage),
  },
  workHours: specFact('48 hours per fortnight', 'Work during studies', visaPage),
} satisfies CountryFacts;
