import type { StudyLevel } from 'shared/contract';

/** The levels of study as people call them, in their order. */
export const levelNames: Record<StudyLevel, string> = {
  language: 'Language course',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'PhD',
};
