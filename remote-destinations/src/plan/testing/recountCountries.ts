/**
 * Countries for the recount: official figures of November 2026, kept apart from the guides, so that the recount stays
 * true when the office changes a guide's figure.
 */
import { factsOf } from '@sayapatri/facts/file';
import { countriesOf } from '../../guides/content/countriesOf.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import data from './recountCountries.json';

const sources = { office: { body: 'Office', page: 'Figures', url: 'https://office.example' } };

/** The countries' costs for somebody who begins to prepare on `day` (`YYYY-MM-DD`). */
export const recountCountries = (day: string): CountryCosts[] =>
  Object.entries(data).flatMap(([name, { country, facts }]) => {
    const read = factsOf({ sources, facts: facts as never }, name, day);
    const guide = { countries: [country] } as never;
    const folder = { name: name.toLowerCase(), guide, facts: new Map(read.map((fact) => [fact.id, fact])) };
    return countriesOf([folder], day).map(costsOf);
  });
