/** All facts that the guides state, for `pnpm facts` and the build's check of their age. */
import { factsIn } from 'shared/facts';

const modules = import.meta.glob(['./facts/*.ts', './guides/*.ts'], { eager: true });

export const facts = factsIn(Object.values(modules));
