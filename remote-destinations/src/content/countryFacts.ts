/**
 * The dataset `countryFacts`: the key figures of every country in the menu's order, the same facts as in the guides.
 */
import type { CountryFacts } from 'shared/contract';
import { facts as australia } from './facts/australia.ts';
import { facts as canada } from './facts/canada.ts';
import { facts as europe } from './facts/europe.ts';
import { facts as japan } from './facts/japan.ts';
import { facts as korea } from './facts/korea.ts';
import { facts as newZealand } from './facts/newZealand.ts';
import { facts as uk } from './facts/uk.ts';
import { facts as usa } from './facts/usa.ts';

const countryFacts: readonly CountryFacts[] = [
  australia,
  canada,
  usa,
  uk,
  newZealand,
  ...europe,
  japan,
  korea,
];

export default countryFacts;
