/** The content of the glossary page: each word with the guide that uses it. */
import type { GlossaryWord } from '@sayapatri/contract';
import glossary from './glossary.json';
import { closingWith, eyebrow, type ToolTexts } from './texts.ts';
import texts from './words.json';

export interface Word extends GlossaryWord {
  guide?: { label: string; href: `/${string}` } | undefined;
}

interface Specimen {
  title: string;
  /** The printed lines; `word` is the id of the glossary's entry for a line. */
  lines: readonly { name: string; value: string; word?: string }[];
}

/** The guide that uses a word. */
function guideOf(word: string): Word['guide'] {
  const label = (texts.guides as Partial<Record<string, string>>)[word];
  return label ? { label, href: `/study-in-${label.toLowerCase().replaceAll(' ', '-')}` } : undefined;
}

const page: ToolTexts = {
  hero: {
    eyebrow,
    title: 'Study abroad words explained',
    blurb: 'What the abbreviations on offer letters, visa forms and bank papers mean.',
  },
  closing: closingWith('checklist', 'cost'),
};

const words = {
  page,
  specimens: {
    title: 'Where you meet these words',
    intro: 'The lines of three papers that matter most. These are specimens, drawn for this page.',
    stamp: 'Specimen',
    list: texts.specimens as readonly Specimen[],
  },
  jump: 'All words, A to Z',
  title: 'From A to Z',
  intro: 'What each word means, and the guide that uses it.',
  means: (term: string) => `What does ${term} mean?`,
  usedIn: (country: string) => `${country} guide`,
  ask: 'Ask about a word',
  question: 'I would like to ask about this word or paper:',
  list: glossary.map((word): Word => ({ ...word, guide: guideOf(word.id) })),
} as const;

export type WordsContent = typeof words;

export default words;
