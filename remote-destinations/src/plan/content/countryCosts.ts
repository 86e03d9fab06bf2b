/** The planner's figures for each country, all from the facts that its guide states. */
import countries from 'virtual:countries';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';

const costs: readonly CountryCosts[] = countries.map(costsOf);

export default costs;
