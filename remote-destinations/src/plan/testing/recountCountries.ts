/**
 * Countries for the recount: official figures of November 2026, kept apart from the guides, so that the recount stays
 * true when the office changes a guide's figure.
 */
import { factsOf } from '@sayapatri/facts/file';
import { countriesOf } from '../../guides/content/countriesOf.ts';
import { type CostPlan, costOf } from '../cost/costPlan.ts';
import data from './recountCountries.json';

const sources = { office: { body: 'Office', page: 'Figures', url: 'https://office.example' } };

/** Rupees for one unit of each currency. */
const rates: Readonly<Record<string, number>> = {
  ...{ AUD: 100, CAD: 110, GBP: 200, USD: 150 },
  ...{ EUR: 175, KRW: 0.1, JPY: 1, NZD: 90 },
};

/** The countries for somebody who begins to prepare on `day` (`YYYY-MM-DD`). */
const countriesOn = (day: string) =>
  Object.entries(data).flatMap(([name, { country, facts }]) => {
    const read = factsOf({ sources, facts: facts as never }, name, day);
    const guide = { countries: [country] } as never;
    const folder = { name: name.toLowerCase(), guide, facts: new Map(read.map((fact) => [fact.id, fact])) };
    return countriesOf([folder], day);
  });

const usual = countriesOn('2026-11-23');

/** A country with the cost of a plan there: of a bachelor, by these figures and rates, unless the plan says otherwise. */
export function recount(id: string, plan: Partial<CostPlan> = {}, day?: string) {
  const country = (day ? countriesOn(day) : usual).find((one) => one.id === id);
  if (country === undefined) throw new Error(`There is no ${id}.`);
  const rate = rates[country.facts.currency] ?? 0;
  return { country, rate, result: costOf(country, { level: 'bachelor', rate, ...plan }) };
}
