import type { StudyLevel } from '@sayapatri/contract';

/** The levels of study in plain words, lowest first; in a file of their own, as the guides need none of them. */
export const levelNames: Record<StudyLevel, string> = {
  language: 'Language course',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'PhD',
};
