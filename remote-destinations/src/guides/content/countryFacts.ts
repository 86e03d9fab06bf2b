/** The dataset `countryFacts`: the key facts of every guide's country, in the menu's order. */

import type { CountryFacts } from '@sayapatri/contract';
import countries from './countries.ts';

export default countries.map(({ facts, details, unknown }): CountryFacts => ({ ...facts, details, unknown }));
