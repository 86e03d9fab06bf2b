/** All facts of this package, for `pnpm facts` and the check in every build. */
import { factsIn } from 'shared/facts';
import { destinations } from './destinations.ts';

export const facts = factsIn(destinations);
