import type { Fact, FactSource } from 'shared/facts';

/** The three facts on a destination's card. */
export interface DestinationFacts {
  tuition: Fact;
  english: Fact;
  work: Fact;
}

/** The names of the three facts on a card. */
export const destinationLabels: Readonly<Record<keyof DestinationFacts, string>> = {
  tuition: 'Tuition',
  english: 'English',
  work: 'Work',
};

type FactText = readonly [value: string, meaning: string];

/** A figure of SPEC.md, with the official page to check it against. */
const spec = ([value, meaning]: FactText, source: FactSource): Fact => ({
  id: meaning,
  origin: 'spec',
  value,
  meaning,
  source,
});

/** A figure found on an official page, with its date. */
const ledger = ([value, meaning]: FactText, asOf: string, source: FactSource): Fact => ({
  id: meaning,
  origin: 'ledger',
  value,
  meaning,
  asOf,
  source,
});

const source = (body: string, page: string, url: FactSource['url']): FactSource => ({ body, page, url });

const educationUsa = source('EducationUSA', 'Five steps to US study', 'https://educationusa.state.gov');
const studyUk = source('Study UK', 'Cost of studying', 'https://study-uk.britishcouncil.org');
const ukVisas = source('GOV.UK', 'Student visa', 'https://www.gov.uk/student-visa');
const statisticsCanada = source('Statistics Canada', 'Tuition fees', 'https://www.statcan.gc.ca');
const eduCanada = source('EduCanada', 'Study in Canada', 'https://www.educanada.ca');
const studyAustralia = source('Study Australia', 'Education costs', 'https://www.studyaustralia.gov.au');
const studyNewZealand = source(
  'Study with New Zealand',
  'Fees and costs',
  'https://www.studywithnewzealand.govt.nz',
);
const studyInJapan = source('Study in Japan', 'Academic fees', 'https://www.studyinjapan.go.jp');
const daad = source('DAAD', 'Study in Germany', 'https://www.daad.de');
const keimyung = source('Keimyung University', 'Graduate school', 'https://egs.kmu.ac.kr');
const studyInKorea = source('Study in Korea', 'Life in Korea', 'https://www.studyinkorea.go.kr');

const bachelorEnglish = 'IELTS score that universities ask for, bachelor’s degree';
const hoursInTerm = 'Paid work allowed while studying';

/**
 * The facts by the path of the country's guide, in the order of the cards. The guides themselves come from the live
 * release of remote-destinations; a guide without facts is shown last.
 */
export const destinations: Readonly<Record<`/${string}`, DestinationFacts>> = {
  '/study-in-usa': {
    tuition: spec(['from USD 6,000 a year', 'Lowest tuition band'], educationUsa),
    english: spec(['IELTS 6.0-7.0', bachelorEnglish], educationUsa),
    work: spec(['USD 10.94-21.31 an hour', 'Part-time wages of students'], educationUsa),
  },
  '/study-in-uk': {
    tuition: ledger(['from about GBP 10,000 a year', 'Tuition, bachelor’s degree'], '2024', studyUk),
    english: spec(['IELTS 6.0-6.5', bachelorEnglish], ukVisas),
    work: spec(['20 hours a week', hoursInTerm], ukVisas),
  },
  '/study-in-canada': {
    tuition: ledger(
      ['from CAD 18,867 a year', 'Lowest provincial average, bachelor’s degree, international students'],
      '2025/26',
      statisticsCanada,
    ),
    english: spec(['IELTS 6.0 (CLB 7)', 'IELTS score that equals CLB 7'], eduCanada),
    work: spec(['20 hours a week', hoursInTerm], eduCanada),
  },
  '/study-in-australia': {
    tuition: ledger(['from AUD 20,000 a year', 'Tuition, bachelor’s degree'], '2023', studyAustralia),
    english: spec(['IELTS 6.0', bachelorEnglish], studyAustralia),
    work: spec(['48 hours a fortnight', hoursInTerm], studyAustralia),
  },
  '/study-in-new-zealand': {
    tuition: ledger(['from about NZD 22,000 a year', 'Tuition, bachelor’s degree'], '2019', studyNewZealand),
    english: spec(['IELTS 6.0', 'IELTS score for undergraduate study'], studyNewZealand),
    work: spec(['20 hours a week', hoursInTerm], studyNewZealand),
  },
  '/study-in-japan': {
    tuition: ledger(['JPY 535,800 a year', 'Tuition at national universities'], '2023', studyInJapan),
    english: spec(['IELTS 5.5-6.0', bachelorEnglish], studyInJapan),
    work: ledger(
      ['28 hours a week', 'Paid work allowed with permission while studying'],
      '2024',
      studyInJapan,
    ),
  },
  '/study-in-europe': {
    tuition: ledger(
      ['none in most German states', 'Tuition at public universities in Germany'],
      '2026',
      daad,
    ),
    english: ledger(['IELTS or TOEFL', 'Tests for courses taught in English'], '2026', daad),
    work: ledger(['20 hours a week (Germany)', hoursInTerm], '2026', daad),
  },
  '/study-in-korea': {
    tuition: ledger(
      ['KRW 4.2-7.5 million a semester, for example', 'Tuition, graduate school of one university'],
      '2026',
      keimyung,
    ),
    english: ledger(['IELTS about 5.5', 'Usual score for courses taught in English'], '2026', studyInKorea),
    work: ledger(
      ['about 20-25 hours a week', 'Paid work allowed on weekdays with permission'],
      '2026',
      studyInKorea,
    ),
  },
};
