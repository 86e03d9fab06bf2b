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

const words = {
  page,
  title: 'From A to Z',
  intro: 'Most words link to the country guide that uses them.',
  usedIn: (country: string) => `${country} guide`,
  list,
} as const;

export type WordsContent = typeof words;

export default words;
