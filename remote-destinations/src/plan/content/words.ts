/** The content of the glossary page: each word with the guide that uses it. */
import type { GlossaryWord } from '@sayapatri/contract';
import type { Specimens } from '../schema/planSchemas.ts';
import glossary from './glossary.json';
import file from './words.json';

export interface Word extends GlossaryWord {
  guide?: { label: string; href: `/${string}` } | undefined;
}

const guides: Partial<Record<string, string>> = file.guides;

/** The guide that uses a word. */
function guideOf(word: string): Word['guide'] {
  const label = guides[word];
  return label ? { label, href: `/study-in-${label.toLowerCase().replaceAll(' ', '-')}` } : undefined;
}

const words = {
  texts: { ...file, specimens: file.specimens as Specimens },
  list: glossary.map((word): Word => ({ ...word, guide: guideOf(word.id) })),
};

export type WordsContent = typeof words;

export default words;
