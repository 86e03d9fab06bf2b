/** The planner's figures of each country, which the build calculates, and Nepal's own. */
import countries from '../../../guides/content/countries.ts';
import { costsOf } from '../../cost/costsOf.ts';
import { versionsOf } from '../../cost/versions.ts';
import factOf from '../facts.json?facts';

const figures = {
  countries: countries.map((country) => versionsOf(country, costsOf)),
  serviceFee: factOf('service-fee'),
  noc: factOf('noc'),
};

export default figures;
