import { pagePaths } from '@sayapatri/contract';

/** Addresses of other packages' pages that the assistant leads to. */
export const {
  contact: contactPath,
  services: servicesPath,
  ieltsPte: testPreparationPath,
  planCompare: comparePath,
  planCost: costPath,
  planScores: scoresPath,
} = pagePaths;
