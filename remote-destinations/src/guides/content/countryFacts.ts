/** The dataset `countryFacts`: the key facts of every guide's country, in the menu's order. */
import countries from 'virtual:countries';
import type { CountryFacts } from '@sayapatri/contract';

export default countries.map(({ facts, details, unknown }): CountryFacts => ({ ...facts, details, unknown }));
