import { pagePaths } from '@sayapatri/contract';

/** The glossary, whose words have their ids as anchors. */
export const wordsPath = '/plan/words';

/** Addresses of other packages' pages that the assistant leads to. */
export const {
  contact: contactPath,
  services: servicesPath,
  ieltsPte: testPreparationPath,
  planCompare: comparePath,
  planCost: costPath,
  planScores: scoresPath,
} = pagePaths;
