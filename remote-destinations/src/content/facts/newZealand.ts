import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const portal = source('Study with New Zealand', 'Fees and costs', 'https://www.studywithnewzealand.govt.nz');
const immigration = source(
  'Immigration New Zealand',
  'Fee Paying Student Visa',
  'https://www.immigration.govt.nz',
);
const funds = source(
  'Immigration New Zealand',
  'Student fund requirements',
  'https://www.immigration.govt.nz',
);
const toefl = source('ETS', 'TOEFL scores', 'https://www.ets.org/toefl');
const nzd = { currency: 'NZD' };

export const universities = specFact('8 universities', 'Universities in New Zealand', portal);
export const visaFee = specFact('NZ$430', 'Visa fee', immigration, {
  ...nzd,
  worldNote: { text: 'New Zealand’s visa fee has risen since', asOf: '2025', source: immigration },
});
export const workHours = specFact('20 hours per week', 'Work in term time', immigration, {
  worldNote: {
    text: 'The hours that New Zealand permits have risen since',
    asOf: '2025',
    source: immigration,
  },
});
export const afterStudy = specFact('Up to 3 years', 'Post-study work visa', immigration);
const scale = {
  text: 'TOEFL reports on a new scale since January 2026; these scores are on the scale of 0 to 120',
  asOf: '2026',
  source: toefl,
};
export const undergraduate = {
  ielts: specFact('6.0 (5.5 each band)', 'IELTS for undergraduate study', portal),
  toefl: specFact('80', 'TOEFL iBT for undergraduate study', toefl, { worldNote: scale }),
};
export const postgraduate = {
  ielts: specFact('6.5 (6.0 each band)', 'IELTS for postgraduate study', portal),
  toefl: specFact('90', 'TOEFL iBT for postgraduate study', toefl, { worldNote: scale }),
};
export const onlineOnly = ledgerFact(
  'Online only',
  'Where to apply, since 18 September 2025',
  immigration,
  '2025-09',
);
export const monthlyFunds = ledgerFact(
  'NZ$1,667 a month',
  'Living costs to show for a course under one year',
  funds,
  '2025',
  nzd,
);

export const facts = {
  country: 'New Zealand',
  code: 'nz',
  guidePath: '/study-in-new-zealand',
  currency: 'NZD',
  tuition: { bachelor: usualFact('NZ$22,000 or more', 'Tuition a year, bachelor’s degree', portal, nzd) },
  duration: {
    diploma: usualFact('1-2 years', 'Length of a diploma', portal),
    bachelor: usualFact('3 years', 'Length of a bachelor’s degree; engineering and honours 4', portal),
    master: usualFact('1-2 years', 'Length of a master’s degree', portal),
    doctorate: usualFact('3-4 years', 'Length of a doctoral degree', portal),
  },
  intakes: usualFact('February/March and July', 'When courses begin', portal),
  proofOfFunds: ledgerFact('NZ$20,000', 'Living costs to show for one year', funds, '2025', nzd),
  visa: ledgerFact('Fee Paying Student Visa', 'Name of the student visa', immigration, '2025-09'),
  visaFee,
  english: {
    bachelor: specFact('IELTS 6.0, 5.5 each band', 'English for undergraduate study', portal),
    master: specFact('IELTS 6.5, 6.0 each band', 'English for postgraduate study', portal),
  },
  workHours,
  afterStudy,
} satisfies CountryFacts;
