/**
 * The dataset `countryFacts`: the key figures of every country in the menu's order, the same facts as in the guides.
 */
import countries from 'virtual:countries';

export default countries.map(({ facts }) => facts);
