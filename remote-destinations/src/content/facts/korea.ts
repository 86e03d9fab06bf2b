import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const portal = source('Study in Korea (NIIED)', 'Tuition and programs', 'https://www.studyinkorea.go.kr');
const keimyung = source('Keimyung University', 'Graduate tuition', 'https://egs.kmu.ac.kr');
const visaPortal = source('Korea Visa Portal', 'Student visas', 'https://www.visa.go.kr');
const hikorea = source('HiKorea', 'Student visas', 'https://www.hikorea.go.kr');
const eur = { currency: 'EUR' };
const krw = { currency: 'KRW' };

const item = (value: string, name: string) => specFact(value, `${name} a month`, portal, eur);
export const monthly = {
  rent: item('€476', 'Rent'),
  utilities: item('€52', 'Utilities'),
  internet: item('€20', 'Internet'),
  transport: item('€42', 'Transport'),
  fastFood: item('€6', 'Fast food'),
  entertainment: item('€10', 'Entertainment'),
};
export const masterExample = ledgerFact(
  'KRW 4.2-7.5 million a semester',
  'Tuition at Keimyung University, graduate school',
  keimyung,
  '2026',
  krw,
);

export const facts = {
  country: 'Korea',
  code: 'kr',
  guidePath: '/study-in-korea',
  currency: 'KRW',
  tuition: {
    bachelor: usualFact('set by each university', 'Tuition, bachelor’s degree', portal),
    master: masterExample,
  },
  duration: {
    language: usualFact('terms of about 10 weeks', 'Length of a Korean language program', portal),
    bachelor: usualFact('4 years', 'Length of a bachelor’s degree', portal),
    master: usualFact('2 years', 'Length of a master’s degree', portal),
    doctorate: usualFact('3 years or more', 'Length of a doctoral degree', portal),
  },
  intakes: usualFact(
    'March and September; language programs also in June and December',
    'When courses begin',
    portal,
  ),
  proofOfFunds: usualFact('a sum set by your university', 'Bank balance to show', hikorea),
  visa: ledgerFact('D-2 (degree) or D-4 (language)', 'Name of the student visa', visaPortal, '2026'),
  english: {
    bachelor: ledgerFact('IELTS about 5.5', 'Courses taught in English', portal, '2026'),
  },
  workHours: ledgerFact(
    'about 20-25 hours per week with permission',
    'Work on weekdays during a bachelor’s degree, with TOPIK',
    hikorea,
    '2026',
  ),
} satisfies CountryFacts;
