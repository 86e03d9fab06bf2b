import type { FactSource } from 'shared/facts';

/** The official pages on which this package's figures can be checked. */
export const sources = {
  ielts: { body: 'IELTS', page: 'Test format and results', url: 'https://ielts.org/take-a-test' },
  pearson: { body: 'Pearson PTE', page: 'PTE Academic', url: 'https://www.pearsonpte.com/pte-academic' },
  collegeBoard: {
    body: 'College Board',
    page: 'SAT Suite',
    url: 'https://satsuite.collegeboard.org/sat',
  },
  homeAffairs: {
    body: 'Australian Department of Home Affairs',
    page: 'Student visa (subclass 500)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
  ircc: {
    body: 'Immigration, Refugees and Citizenship Canada',
    page: 'Language test equivalency charts',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship.html',
  },
  educationUsa: { body: 'EducationUSA', page: 'English language', url: 'https://educationusa.state.gov' },
  studyUk: { body: 'Study UK', page: 'Entry requirements', url: 'https://study-uk.britishcouncil.org' },
  studyNewZealand: {
    body: 'Study with New Zealand',
    page: 'Entry requirements',
    url: 'https://www.studywithnewzealand.govt.nz',
  },
  studyJapan: { body: 'Study in Japan', page: 'Universities', url: 'https://www.studyinjapan.go.jp/en/' },
} as const satisfies Record<string, FactSource>;
