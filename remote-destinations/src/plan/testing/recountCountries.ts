/**
 * Countries for the recount: official figures of November 2026, kept apart from the guides, so that the recount stays
 * true when the office changes a guide's figure.
 */
import type { FactDate } from '@sayapatri/facts';
import { factsOf } from '@sayapatri/facts/file';
import { countriesOf } from '../../../vite/countries.ts';
import type { GuideCountry } from '../../schema/guide.ts';
import { costsOf } from '../cost/costsOf.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';

interface Figure {
  low: number;
  high?: number;
  per?: 'year' | 'month' | 'semester' | 'nine months' | 'fortnight';
  bound?: 'from';
  unit?: string;
  currency?: string | undefined;
  today?: readonly { low: number; high?: number; since?: string }[];
}
interface Country {
  currency: string;
  costs: GuideCountry['costs'];
  /** The usual length of the courses in years, the longest. */
  years: Record<string, number>;
  figures: Record<string, Figure>;
}

const withTuition = true as const;
const year = 'year' as const;
const month = 'month' as const;
const semester = 'semester' as const;
const per = 'nine months' as const;

const countries: Readonly<Record<string, Country>> = {
  Australia: {
    currency: 'AUD',
    costs: { withTuition },
    years: { diploma: 2, bachelor: 3, master: 2, doctorate: 4 },
    figures: {
      'tuition-diploma': { low: 4_000, high: 22_000, per: year },
      'tuition-bachelor': { low: 20_000, high: 45_000, per: year },
      'tuition-master': { low: 22_000, high: 50_000, per: year },
      'tuition-doctorate': { low: 20_000, high: 42_000, per: year },
      living: { low: 1_450, high: 2_800, per: month },
      insurance: { low: 570, high: 690, per: year },
      'visa-fee': { low: 2_000, today: [{ low: 2_500 }] },
      work: { low: 48, per: 'fortnight', unit: 'hour', currency: undefined },
      funds: { low: 29_710, per: year },
    },
  },
  Canada: {
    currency: 'CAD',
    costs: { living: 'funds', withTuition },
    years: { diploma: 2, bachelor: 4, master: 2, doctorate: 5 },
    figures: {
      'tuition-bachelor': { low: 18_867, high: 49_802, per: year, today: [{ low: 18_911, high: 50_088 }] },
      'tuition-master': { low: 6_964, high: 28_624, per: year, today: [{ low: 6_996, high: 28_900 }] },
      'visa-fee': { low: 150 },
      'biometrics-fee': { low: 85 },
      insurance: { low: 900, high: 1_200, per: year },
      funds: { low: 22_895, per: year, today: [{ low: 23_448, since: '2026-09-01' }] },
    },
  },
  USA: {
    currency: 'USD',
    costs: { visa: ['sevis-fee', 'visa-fee'] },
    years: { diploma: 2, bachelor: 4, master: 2, doctorate: 6 },
    figures: {
      'tuition-diploma': { low: 6_000, per: year, bound: 'from' },
      'tuition-bachelor': { low: 31_880, high: 45_000, per: year },
      'tuition-master': { low: 6_000, high: 55_000, per: year },
      living: { low: 13_900, high: 15_920, per: year },
      'sevis-fee': { low: 350 },
      'visa-fee': { low: 185 },
    },
  },
  UK: {
    currency: 'GBP',
    costs: {
      living: { big: 'living-london', small: 'living' },
      funds: { big: 'funds-inner-london', small: 'funds' },
      withTuition,
    },
    years: { bachelor: 3, master: 1, doctorate: 4 },
    figures: {
      'tuition-bachelor': { low: 10_000, high: 38_000, per: year, today: [{ low: 11_400, high: 38_000 }] },
      'tuition-master': { low: 11_000, high: 32_000, per: year, today: [{ low: 9_000, high: 30_000 }] },
      'living-london': { low: 1_300, high: 1_400, per: month },
      living: { low: 900, high: 1_300, per: month },
      insurance: { low: 300, per: year, today: [{ low: 776 }] },
      'visa-fee': { low: 348, today: [{ low: 558 }] },
      funds: { low: 9_135, per, today: [{ low: 10_539 }, { low: 10_827, since: '2026-11-30' }] },
      'funds-inner-london': {
        low: 11_385,
        per,
        today: [{ low: 13_761 }, { low: 14_130, since: '2026-11-30' }],
      },
    },
  },
  'New Zealand': {
    currency: 'NZD',
    costs: { withTuition },
    years: { diploma: 2, bachelor: 3, master: 2, doctorate: 4 },
    figures: {
      'tuition-bachelor': { low: 35_000, high: 55_000, per: year },
      'tuition-master': { low: 20_000, high: 45_000, per: year },
      living: { low: 18_000, high: 27_000, per: year },
      'visa-fee': { low: 430, today: [{ low: 850 }] },
      funds: { low: 20_000, per: year },
    },
  },
  Germany: {
    currency: 'EUR',
    costs: { visa: ['visa-fee', 'permit-fee'], yearly: ['semester-contribution'] },
    years: { bachelor: 4, master: 2, doctorate: 5 },
    figures: {
      'tuition-bachelor': { low: 0, per: year },
      'tuition-master': { low: 0, per: year },
      living: { low: 900, high: 1_200, per: month },
      insurance: { low: 141.16, high: 146.29, per: month },
      'semester-contribution': { low: 70, high: 430, per: semester },
      'visa-fee': { low: 75 },
      'permit-fee': { low: 100 },
      funds: { low: 11_904, per: year },
    },
  },
  France: {
    currency: 'EUR',
    costs: { living: 'funds', visa: ['visa-fee', 'validation'], yearly: ['campus-contribution'] },
    years: { bachelor: 3, master: 2, doctorate: 3 },
    figures: {
      'tuition-master': { low: 3_950, per: year },
      funds: { low: 615, per: month, today: [{ low: 877.5, since: '2026-08-01' }] },
      'visa-fee': { low: 50, high: 99 },
      validation: { low: 100 },
      'campus-contribution': { low: 105, per: year },
    },
  },
  Netherlands: {
    currency: 'EUR',
    costs: { living: 'funds', withTuition },
    years: { bachelor: 4, master: 2, doctorate: 4 },
    figures: {
      'tuition-bachelor': { low: 9_000, high: 20_000, per: year },
      'tuition-master': { low: 12_000, high: 30_000, per: year },
      funds: { low: 1_130.77, per: month },
      'visa-fee': { low: 254 },
    },
  },
  Finland: {
    currency: 'EUR',
    costs: { living: 'funds', yearly: ['health-fee'], withTuition },
    years: { bachelor: 4, master: 2, doctorate: 4 },
    figures: {
      'tuition-bachelor': { low: 8_000, high: 20_000, per: year },
      'tuition-master': { low: 8_000, high: 20_000, per: year },
      funds: { low: 9_600, per: year },
      'health-fee': { low: 36.8, per: semester },
      'visa-fee': { low: 600 },
    },
  },
  Japan: {
    currency: 'JPY',
    costs: { once: { levels: ['bachelor', 'master', 'doctorate'], facts: ['admission-fee'] } },
    years: { language: 1.25, diploma: 2, bachelor: 4, master: 2, doctorate: 3 },
    figures: {
      'tuition-language': { low: 700_000, per: year },
      'tuition-bachelor': { low: 535_800, per: year },
      'tuition-master': { low: 535_800, per: year },
      living: { low: 105_000, per: month },
      'admission-fee': { low: 282_000 },
    },
  },
  Korea: {
    currency: 'KRW',
    costs: {},
    years: { bachelor: 4, master: 2, doctorate: 3 },
    figures: {
      'tuition-bachelor': { low: 5_000_000, high: 7_000_000, per: semester },
      'tuition-master': { low: 4_200_000, high: 7_500_000, per: semester },
      living: { low: 750_000, high: 1_000_000, per: month },
      insurance: { low: 79_320, per: month },
    },
  },
};

const stated = { asOf: '2026' as FactDate, source: 'office' };
const words = (id: string) => ({ id, words: 'as the office says', meaning: id, origin: 'ledger', ...stated });

/**
 * The countries' costs as a build on `day` (`YYYY-MM-DD`) reads them; `changed` replaces some of their figures.
 */
export const recountCountries = (
  day: string,
  changed: Readonly<Record<string, Record<string, Figure>>> = {},
): CountryCosts[] =>
  Object.entries(countries).map(([country, { currency, costs = {}, years, figures }]) => {
    const sources = { office: { body: 'Office', page: 'Figures', url: 'https://office.example' } };
    const facts = [
      ...Object.entries({ ...figures, ...changed[country] }).map(([id, { today, ...figure }]) => ({
        ...words(id),
        words: undefined,
        currency,
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
    const [one] = countriesOf([
      {
        name: country.toLowerCase(),
        guide: guide as never,
        facts: new Map(read.map((fact) => [fact.id, fact])),
      },
    ]);
    if (one === undefined) throw new Error(`${country} is no country.`);
    return costsOf(one);
  });
