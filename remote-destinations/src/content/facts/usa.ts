import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const pricing = source(
  'College Board',
  'Trends in College Pricing',
  'https://research.collegeboard.org/trends/college-pricing',
);
const portal = source('EducationUSA', 'Your five steps to US study', 'https://educationusa.state.gov');
const visaPage = source(
  'US Department of State',
  'Student visa',
  'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
);
const sevis = source('US Immigration and Customs Enforcement', 'I-901 SEVIS fee', 'https://www.fmjfee.com');
const usd = { currency: 'USD' };

export const tuitionBand = specFact('$6,000 to $55,000', 'Tuition a year, by institution', pricing, usd);
export const communityCollege = specFact(
  'From $6,000 per year',
  'Tuition at a community college',
  pricing,
  usd,
);
export const publicUniversity = ledgerFact(
  '$31,880',
  'Average tuition a year, public four-year university, student from outside the state',
  pricing,
  '2025/26',
  usd,
);
export const privateUniversity = ledgerFact(
  '$45,000',
  'Average tuition a year, private non-profit university',
  pricing,
  '2025/26',
  usd,
);
export const privateTop = specFact('Up to $55,000 per year', 'Tuition at a private university', pricing, usd);
/** The specification gives the lowest and the highest item; the amounts between them are our own estimate. */
const item = (value: string, name: string) =>
  specFact(value, `${name} a month: our planning estimate within the specified range`, portal, usd);
export const living = {
  band: specFact('$45-$1,200', 'Living costs a month, by item', portal, usd),
  housing: item('$600-$1,200', 'Housing'),
  food: item('$250-$450', 'Food'),
  transport: item('$50-$150', 'Transport'),
  insurance: item('$100-$250', 'Health insurance'),
  phone: item('$45-$100', 'Phone and internet'),
};
export const sevisFee = specFact('$350', 'SEVIS fee', sevis, usd);
export const interviewFee = specFact('$185', 'Visa interview fee', visaPage, usd);
const wage = (value: string, job: string) => specFact(value, `Average wage of a ${job}`, portal, usd);
export const wages = {
  range: specFact('$10.94-$21.31 per hour', 'Average wages of campus jobs', portal, usd),
  dining: wage('$10.94 per hour', 'campus dining assistant'),
  library: wage('$11.85 per hour', 'library assistant'),
  teaching: wage('$15.48 per hour', 'teaching assistant'),
  research: wage('$21.31 per hour', 'research assistant'),
};

export const facts = {
  country: 'USA',
  code: 'us',
  guidePath: '/study-in-usa',
  currency: 'USD',
  tuition: {
    diploma: communityCollege,
    bachelor: ledgerFact(
      '$31,880-$45,000',
      'Average tuition a year, bachelor’s degree: public university and private university',
      pricing,
      '2025/26',
      usd,
    ),
    master: tuitionBand,
  },
  duration: {
    diploma: usualFact('2 years', 'Length of an associate degree', portal),
    bachelor: usualFact('4 years', 'Length of a bachelor’s degree', portal),
    master: usualFact('1-2 years', 'Length of a master’s degree', portal),
    doctorate: usualFact('4-6 years', 'Length of a doctoral degree', portal),
  },
  intakes: usualFact('August/September and January, a few in May', 'When courses begin', portal),
  living: living.band,
  proofOfFunds: usualFact(
    'the first year’s cost printed on your I-20',
    'Money to show for the visa; the law sets no fixed sum',
    visaPage,
  ),
  visa: ledgerFact('F-1 student visa', 'Name of the student visa', visaPage, '2026'),
  visaFee: interviewFee,
  english: {
    bachelor: specFact('IELTS 6.0-7.0', 'English for a bachelor’s degree', portal),
    master: specFact('IELTS 6.5-7.5', 'English for a master’s degree', portal),
  },
} satisfies CountryFacts;
