import type { Drawings } from '@sayapatri/drawings/picture.ts';
import portraits from '@sayapatri/drawings/portraits/portraits.tsx';

/** The portraits of the authors alone, so that no article's code names those of the staff and the students. */
const authors: Drawings = Object.fromEntries(
  Object.entries(portraits).filter(([id]) => id.endsWith('-team')),
);

export default authors;
