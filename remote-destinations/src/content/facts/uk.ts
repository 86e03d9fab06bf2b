import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const portal = source(
  'Study UK (British Council)',
  'Cost of studying',
  'https://study-uk.britishcouncil.org',
);
const visaPage = source('GOV.UK', 'Student visa', 'https://www.gov.uk/student-visa');
const money = source('GOV.UK', 'Student visa: money you need', 'https://www.gov.uk/student-visa/money');
const surcharge = source(
  'GOV.UK',
  'Healthcare surcharge',
  'https://www.gov.uk/healthcare-immigration-application',
);
const graduate = source('GOV.UK', 'Graduate visa', 'https://www.gov.uk/graduate-visa');
const gbp = { currency: 'GBP' };

export const visaFee = specFact('£348', 'Student visa fee', visaPage, {
  ...gbp,
  worldNote: { text: 'The UK’s visa fee has risen since', asOf: '2025-04', source: visaPage },
});
export const healthSurcharge = specFact('£300 per year', 'Immigration Health Surcharge (IHS)', surcharge, {
  ...gbp,
  worldNote: { text: 'The UK’s health surcharge has risen since', asOf: '2024-02', source: surcharge },
});
const moneyNote = { text: 'The sums to show for the UK have risen since', asOf: '2025-11', source: money };
export const innerLondon = specFact('£11,385', 'Living costs to show, inner London, nine months', money, {
  ...gbp,
  worldNote: moneyNote,
});
export const outerLondon = specFact('£9,135', 'Living costs to show, outer London, nine months', money, {
  ...gbp,
  worldNote: moneyNote,
});
export const rhodes = specFact(
  '£15,900 allowance',
  'Rhodes Scholarship, allowance',
  source('Rhodes Trust', 'Rhodes Scholarship', 'https://www.rhodeshouse.ox.ac.uk'),
  gbp,
);
export const stays = {
  visitor: specFact('Up to 6 months', 'Stay on a Visitor visa', visaPage),
  shortTerm: specFact('6-11 months', 'Stay on a Short-term study visa', visaPage),
  student: specFact('Full course', 'Stay on a Student visa', visaPage),
};
export const held = ledgerFact(
  '28 days in a row',
  'How long the money must have been in the account',
  money,
  '2025-11',
);

export const facts = {
  country: 'UK',
  code: 'gb',
  guidePath: '/study-in-uk',
  currency: 'GBP',
  tuition: {
    bachelor: ledgerFact('£10,000-£38,000', 'Tuition a year, bachelor’s degree', portal, '2024', gbp),
    master: ledgerFact('£11,000-£32,000', 'Tuition a year, taught master’s degree', portal, '2024', gbp),
  },
  duration: {
    diploma: usualFact('1 year', 'Length of a foundation course', portal),
    bachelor: usualFact('3 years', 'Length of a bachelor’s degree; Scotland 4', portal),
    master: usualFact('1 year', 'Length of a taught master’s degree', portal),
    doctorate: usualFact('3-4 years', 'Length of a doctoral degree', portal),
  },
  intakes: usualFact('September/October and January, a few in May', 'When courses begin', portal),
  proofOfFunds: outerLondon,
  visa: ledgerFact('Student visa', 'Name of the student visa', visaPage, '2025-11'),
  visaFee,
  english: {
    bachelor: specFact('IELTS 6.0-6.5', 'English for a bachelor’s degree', visaPage),
    master: specFact('IELTS 6.5-7.0', 'English for a master’s degree', visaPage),
  },
  workHours: specFact('20 hours per week', 'Work in term time, degree students', visaPage),
  afterStudy: ledgerFact(
    '2 years',
    'Graduate visa; 18 months if applied for from 1 January 2027, 3 years after a PhD',
    graduate,
    '2025-10',
  ),
} satisfies CountryFacts;
