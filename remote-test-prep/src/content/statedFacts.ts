import { factsIn } from 'shared/facts';
import ieltsPte from './ieltsPte.ts';
import sat from './sat.ts';
import scores from './scores.ts';

/** All facts that these pages state, for `pnpm facts`. */
export const facts = factsIn([ieltsPte, sat, scores]);
