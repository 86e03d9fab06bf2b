/** The content of the glossary page: each word with the guide that uses it. */
import type { GlossaryWord } from '@sayapatri/contract';
import glossary from './glossary.ts';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';

export interface Word extends GlossaryWord {
  guide?: { label: string; href: `/${string}` } | undefined;
}

const guide = (label: string, slug: string) => ({ label, href: `/study-in-${slug}` }) as const;
const australia = guide('Australia', 'australia');
const canada = guide('Canada', 'canada');
const usa = guide('USA', 'usa');
const uk = guide('UK', 'uk');
const europe = guide('Europe', 'europe');
const japan = guide('Japan', 'japan');
const korea = guide('Korea', 'korea');

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Study abroad words explained',
    blurb: 'What the abbreviations on offer letters, visa forms and bank papers mean.',
  },
  closing: closingWith('checklist', 'cost'),
};

/** The country whose guide uses the word. */
const guides: Partial<Record<(typeof glossary)[number]['id'], ReturnType<typeof guide>>> = {
  aps: europe,
  'blocked-account': europe,
  cas: uk,
  'coe-australia': australia,
  'coe-japan': japan,
  cricos: australia,
  dli: canada,
  gic: canada,
  gs: australia,
  'i-20': usa,
  ihs: uk,
  jlpt: japan,
  oshc: australia,
  pal: canada,
  sevis: usa,
  topik: korea,
};

const list: readonly Word[] = glossary.map((word) => ({ ...word, guide: guides[word.id] }));

/** A line of a paper as it is printed there; `word` is the entry of the list below that explains it. */
interface SpecimenLine {
  name: string;
  value: string;
  word?: (typeof glossary)[number]['id'];
}

interface Specimen {
  title: string;
  lines: readonly SpecimenLine[];
}

const specimens: readonly Specimen[] = [
  {
    title: 'Offer letter, Australia',
    lines: [
      { name: 'Course', value: 'Bachelor of Information Technology' },
      { name: 'CRICOS course code', value: '000000A', word: 'cricos' },
      { name: 'Health cover', value: 'OSHC, single', word: 'oshc' },
      { name: 'After you accept and pay', value: 'Confirmation of Enrolment', word: 'coe-australia' },
    ],
  },
  {
    title: 'Form I-20, USA',
    lines: [
      { name: 'SEVIS ID', value: 'N0000000000', word: 'sevis' },
      { name: 'Class', value: 'F-1, academic', word: 'i-20' },
      { name: 'Program of study', value: 'Bachelor’s, Computer Science' },
      { name: 'Estimated average costs', value: 'Tuition, living expenses, other' },
    ],
  },
  {
    title: 'CAS statement, UK',
    lines: [
      { name: 'CAS number', value: 'E0A0AA0A00AA0A', word: 'cas' },
      { name: 'Course', value: 'MSc Data Science' },
      { name: 'Course dates', value: 'First and last day' },
      { name: 'Fees', value: 'Tuition, and what is paid of it' },
    ],
  },
];

const words = {
  page,
  specimens: {
    title: 'Where the words stand',
    intro: 'The lines of three papers that matter most. These are specimens, drawn for this page.',
    stamp: 'Specimen',
    list: specimens,
  },
  title: 'From A to Z',
  intro: 'Most words link to the country guide that uses them.',
  usedIn: (country: string) => `${country} guide`,
  list,
} as const;

export type WordsContent = typeof words;

export default words;
