import type { StudyLevel } from '@sayapatri/contract';

/** The levels of study in plain words, lowest first. */
export const levelNames: Record<StudyLevel, string> = {
  language: 'Language course',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'PhD',
};
