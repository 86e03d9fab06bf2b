import type { StudyLevel } from '@sayapatri/contract';
import type { AnswerTopic } from '../schema/answers.ts';

/** A subject of a country's figures. */
export type Topic = AnswerTopic | 'intakes';

const levels: Record<StudyLevel, string> = {
  language: 'language course',
  diploma: 'diploma',
  bachelor: 'bachelor',
  master: 'master',
  doctorate: 'doctorate',
};

/** The words around a country's figures in a reply. */
export const figureTexts = {
  rows: {
    tuition: (level: StudyLevel) => `Tuition, ${levels[level]}`,
    living: 'Living costs',
    funds: 'Money to show for the visa',
    work: 'Work during studies',
    'after-study': 'After your studies',
    intakes: 'Intakes',
    visa: 'Visa',
    visaFee: 'Visa fee',
    english: (level: StudyLevel) => `English, ${levels[level]}`,
    processing: 'How long the decision takes',
    insurance: 'Health insurance',
    family: 'Spouse and children',
    interview: 'Interview',
    recognition: 'Recognition of your papers',
    'funds-held': 'How long the money must be held',
    'funds-papers': 'Papers that count',
  },
  check: 'Fees and rules change: please check the official page.',
  /** The reply if no country is named. */
  whichCountry: 'It depends on the country. Which one do you have in mind?',
  /** The reply if the package that owns the figures can't be reached. */
  missing: 'I am sorry, I can’t look up the figures at the moment. You will find them here:',
  /** The reply if no figure is known. */
  unknown: 'Our guides give no figure for this. Please ask us, or look here:',
  next: 'Where to go next:',
  cost: (country: string) => `What ${country} costs in rupees`,
  compare: 'Compare these countries side by side',
  costAnywhere: 'What a year abroad costs in rupees',
  scores: 'Compare IELTS, PTE and TOEFL scores',
  counsellor: 'Ask a counsellor about your own case',
} as const;
