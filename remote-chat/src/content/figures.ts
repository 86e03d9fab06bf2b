import type { MoneySum, StudyLevel } from '@sayapatri/contract';

const levels: Record<StudyLevel, string> = {
  language: 'a language course',
  diploma: 'a diploma',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a PhD',
};
const inSentence = (country: string) =>
  ['UK', 'USA', 'Netherlands'].includes(country) ? `the ${country}` : country;

/** The words around a country's figures in a reply. */
export const figureTexts = {
  toShow: (country: string, { level, text }: MoneySum, parts: string, onTop: string) =>
    `For the visa of ${inSentence(country)} you show about ${text} for ${levels[level]}: ${parts}.${onTop}`,
  onTop: (what: string) => ` On top comes ${what}.`,
  schoolNames: (country: string, sum: string) =>
    `For the visa of ${inSentence(country)} the school names the money to show: ${sum}.`,
  firstYear: (country: string, { level, text }: MoneySum, parts: string) =>
    `The first year of ${levels[level]} in ${inSentence(country)} costs about ${text}: ${parts}.`,
  visaFee: (country: string, fee: string, withVisa = '') =>
    `The visa fee of ${inSentence(country)} is ${fee}.${withVisa ? ` ${withVisa}.` : ''}`,
  noVisaFee: (country: string) =>
    `We found no visa fee of ${inSentence(country)} for Kathmandu: please ask us.`,
  captions: {
    funds: (country: string, rate: string) => `${country}: money to show (${rate})`,
    cost: (country: string, rate: string) => `${country}: the first year (${rate})`,
    visa: (country: string, rate = '') => `${country}: visa${rate && ` (${rate})`}`,
  },
  rows: {
    work: 'Work during studies',
    'after-study': 'After your studies',
    intakes: 'Intakes',
    living: 'Living costs',
    visa: 'Visa',
    visaFee: 'Visa fee',
    processing: 'How long the decision takes',
    insurance: 'Health insurance',
    family: 'Spouse and children',
    interview: 'Interview',
    recognition: 'Recognition of your papers',
    'funds-held': 'How long the money must be held',
    'funds-papers': 'Papers that count',
  },
  livingToShow: 'Living costs to show',
  english: (level: StudyLevel) => `English, ${levels[level]}`,
  /** Names the table of facts that belong to no country. */
  facts: 'In figures',
  /** Stands in place of a country's figures if its guide states none. */
  notStated: (countries: string) => `Our pages do not say what applies in ${countries}. Please`,
  ask: 'ask us',
  /** Stands in place of the figures if the package that owns them can't be reached. */
  missing: 'I am sorry, I can’t look up the figures at the moment. Please',
  nameCountry: 'Name a country, and I tell you what applies there.',
} as const;
