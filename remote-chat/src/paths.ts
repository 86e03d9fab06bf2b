import { pagePaths } from 'shared/contract';

/** Addresses of other packages' pages that the assistant leads to. */
export const { contact: contactPath, services: servicesPath, ieltsPte: testPreparationPath } = pagePaths;

/** The planning tools that a reply leads to. */
export const costPath = '/plan/cost';
export const scoresPath = '/plan/scores';
