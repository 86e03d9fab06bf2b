import type { CountryFacts } from 'shared/contract';
import { ledgerFact, source, specFact, usualFact } from './makeFact.ts';

const fees = source('Statistics Canada', 'Tuition fees', 'https://www.statcan.gc.ca');
const portal = source('EduCanada', 'Study in Canada', 'https://www.educanada.ca');
const permit = source(
  'Immigration, Refugees and Citizenship Canada',
  'Study permit',
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
);
const cad = { currency: 'CAD' };

export const attestation = ledgerFact(
  'Needed for most courses',
  'Provincial attestation letter (PAL); not for a master’s or doctoral degree at a public institution',
  permit,
  '2026',
);
export const afterStudy = specFact('Up to 3 years', 'Length of the post-graduation work permit', permit);
export const twoPeople = ledgerFact(
  'CAD 28,502',
  'Living costs to show for two people, one year',
  permit,
  '2025-09',
  cad,
);
export const clb7 = specFact('IELTS 6.0', 'CLB 7', permit);
export const clb9 = specFact('IELTS 7.0', 'CLB 9', permit, {
  worldNote: {
    text: 'Canada’s chart now asks for a higher listening score for CLB 9',
    asOf: '2026',
    source: permit,
  },
});
export const workHours = specFact('20 hours per week', 'Work off campus while studying', permit, {
  worldNote: { text: 'The hours that Canada permits have changed since', asOf: '2024-11', source: permit },
});
const awards = source('Government of Canada', 'Vanier Canada Graduate Scholarships', 'https://vanier.gc.ca');
export const vanier = specFact('CAD 50,000 per year', 'Vanier Canada Graduate Scholarship', awards, {
  ...cad,
  worldNote: { text: 'Canada is replacing these awards: ask us what is open', asOf: '2025', source: awards },
});
const banting = source(
  'Government of Canada',
  'Banting Fellowships',
  'https://banting.fellowships-bourses.gc.ca',
);
export const bantingAward = specFact('CAD 70,000 per year', 'Banting Postdoctoral Fellowship', banting, cad);

/** One item of the monthly costs: our own split of the official sum. */
const item = (value: string, name: string) =>
  ledgerFact(value, `${name} a month: our planning estimate within the official sum`, permit, '2025-09', cad);
export const monthly = {
  accommodation: item('CAD 800-1,000', 'Accommodation'),
  food: item('CAD 300-350', 'Food and groceries'),
  transport: item('CAD 80-120', 'Transport'),
  utilities: item('CAD 120-158', 'Utilities, phone and internet'),
  insurance: item('CAD 50-80', 'Health insurance'),
  personal: item('CAD 150-200', 'Clothes and personal'),
};
/** Canada asks a student to show CAD 22,895 a year; a twelfth of that is CAD 1,908. */
const living = item('CAD 1,500-1,908', 'Living costs');

export const facts = {
  country: 'Canada',
  code: 'ca',
  guidePath: '/study-in-canada',
  currency: 'CAD',
  tuition: {
    bachelor: ledgerFact(
      'CAD 18,867-49,802',
      'Tuition a year, bachelor’s degree: lowest and highest provincial average',
      fees,
      '2025/26',
      cad,
    ),
    master: ledgerFact(
      'CAD 6,964-28,624',
      'Tuition a year, graduate degree: lowest and highest provincial average',
      fees,
      '2025/26',
      cad,
    ),
  },
  duration: {
    diploma: usualFact('2 years', 'Length of a college diploma', portal),
    bachelor: usualFact('4 years', 'Length of a bachelor’s degree', portal),
    master: usualFact('1-2 years', 'Length of a master’s degree', portal),
    doctorate: usualFact('4-5 years', 'Length of a doctoral degree', portal),
  },
  intakes: usualFact('September and January, some in May', 'When courses begin', portal),
  living,
  proofOfFunds: ledgerFact(
    'CAD 22,895',
    'Living costs to show for one year, outside Quebec',
    permit,
    '2025-09',
    cad,
  ),
  visa: ledgerFact('Study permit', 'Name of the student visa', permit, '2026'),
  english: { bachelor: clb7, master: clb9 },
  workHours,
  afterStudy,
} satisfies CountryFacts;
