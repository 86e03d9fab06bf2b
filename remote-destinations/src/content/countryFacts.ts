/**
 * The dataset `countryFacts`: the key figures of every country in the menu's order, the same facts as in the guides.
 */
import countries from 'virtual:countries';
import type { CountryFacts } from '@sayapatri/contract';

export default countries.map(({ facts, details, unknown }): CountryFacts => ({ ...facts, details, unknown }));
