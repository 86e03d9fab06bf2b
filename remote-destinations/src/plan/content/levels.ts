import type { StudyLevel } from '@sayapatri/contract';

/** The names of the levels of study, in a file of their own because the guides need none of them. */
export const levelNames: Record<StudyLevel, string> = {
  language: 'Language course',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'PhD',
};
