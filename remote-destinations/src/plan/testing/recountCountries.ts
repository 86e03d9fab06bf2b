/**
 * Countries for the recount: official figures of November 2026, kept apart from the guides, so that the recount stays
 * true when the office changes a guide's figure.
 */
import type { FactDate } from '@sayapatri/facts';
import { factsOf } from '@sayapatri/facts/file';
import { countriesOf } from '../../../vite/countries.ts';
import type { GuideCountry } from '../../guides/schema/guide.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import data from './recountCountries.json';

interface Figure {
  low: number;
  high?: number;
  per?: 'year' | 'month' | 'semester' | 'nine months' | 'week' | 'fortnight';
  bound?: 'from';
  unit?: string;
  /** The country's currency if left out. */
  currency?: string;
  today?: readonly { low: number; high?: number; bound?: 'from'; since?: string }[];
}
interface Country {
  currency: string;
  costs: GuideCountry['costs'];
  /** The usual length of the courses in years, the longest. */
  years: Record<string, number>;
  figures: Record<string, Figure>;
}

const countries = data as unknown as Readonly<Record<string, Country>>;

const stated = { asOf: '2026' as FactDate, source: 'office' };
const words = (id: string) => ({ id, words: 'as the office says', meaning: id, origin: 'ledger', ...stated });

/** The countries' costs for somebody who begins to prepare on `day` (`YYYY-MM-DD`). */
export const recountCountries = (day: string): CountryCosts[] =>
  Object.entries(countries).map(([country, { currency, costs = {}, years, figures }]) => {
    const sources = { office: { body: 'Office', page: 'Figures', url: 'https://office.example' } };
    const facts = [
      ...Object.entries(figures).map(([id, { today, ...figure }]) => ({
        ...words(id),
        words: undefined,
        ...(figure.unit === undefined && { currency }),
        ...figure,
        ...(today && { today: today.map((later) => ({ ...later, ...stated })) }),
      })),
      ...Object.entries(years).map(([level, low]) => ({
        ...words(`duration-${level}`),
        words: undefined,
        low,
        unit: 'year',
      })),
      ...['visa', 'intakes', 'funds'].filter((id) => !(id in figures)).map(words),
    ].map((fact) => JSON.parse(JSON.stringify(fact)));
    const guide = { countries: [{ country, code: 'xx', currency, costs }] };
    const read = factsOf({ sources, facts }, country, day);
    const [one] = countriesOf(
      [
        {
          name: country.toLowerCase(),
          guide: guide as never,
          facts: new Map(read.map((fact) => [fact.id, fact])),
        },
      ],
      day,
    );
    if (one === undefined) throw new Error(`The build reads no country ${country}.`);
    return costsOf(one);
  });
