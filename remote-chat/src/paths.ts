import { pagePaths } from 'shared/contract';

/** Addresses of other packages' pages that the assistant leads to. */
export const { contact: contactPath, ieltsPte: testPreparationPath } = pagePaths;
