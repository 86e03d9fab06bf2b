import { factsIn } from 'shared/facts';
import ieltsPte from './ieltsPte.ts';
import sat from './sat.ts';

/** Every figure with a source that these pages state, for `pnpm facts`. */
export const facts = factsIn([ieltsPte, sat]);
