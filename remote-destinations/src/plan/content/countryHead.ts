import type { CountryFacts } from '@sayapatri/contract';

/** A country in the tools' lists. Its `id` is its name in addresses, e.g. `new-zealand`. */
export const countryHead = ({ country, guidePath }: Pick<CountryFacts, 'country' | 'guidePath'>) => ({
  id: country.toLowerCase().replaceAll(' ', '-'),
  name: country,
  guidePath,
});
