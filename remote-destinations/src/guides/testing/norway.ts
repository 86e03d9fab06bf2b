/** The two files of a made-up ninth guide for tests. */
import type { GuideFile } from '../schema/guide.ts';

const stated = { meaning: 'A figure made up for tests', origin: 'ledger', asOf: '2026', source: 'office' };

export const factsFile = {
  sources: { office: { body: 'Norwegian Office', page: 'Figures', url: 'https://office.example' } },
  facts: [
    { id: 'tuition-bachelor', low: 1000, currency: 'EUR', per: 'year', ...stated },
    { id: 'duration-bachelor', low: 3, unit: 'year', ...stated },
    { id: 'english-bachelor', low: 6, unit: 'IELTS', ...stated },
    { id: 'work', low: 20, unit: 'hour', per: 'week', ...stated },
    { id: 'monthly-rent', low: 400, high: 600, currency: 'EUR', per: 'month', ...stated },
    { id: 'monthly-total', low: 500, high: 750, currency: 'EUR', per: 'month', ...stated },
    { id: 'funds', low: 15_000, currency: 'EUR', per: 'year', ...stated },
    { id: 'intakes', months: ['August'], ...stated },
    { id: 'visa', words: 'Residence permit', ...stated },
  ],
};

export const guideFile = {
  country: 'Norway',
  title: 'Study in Norway',
  description: 'A made-up ninth country, described at the length that search engines like to show.',
  blurb: 'Fjords, light and quiet libraries.',
  countries: [{ country: 'Norway', code: 'no', currency: 'EUR', costs: { living: 'funds' } }],
  heroFacts: [
    { label: 'Tuition', value: '{tuition-bachelor}' },
    { label: 'English', value: '{english-bachelor}' },
    { label: 'Work', value: '{work}' },
  ],
  sections: [
    {
      kind: 'universities',
      chapter: 'get-in',
      id: 'universities',
      title: 'Top universities',
      items: [
        {
          id: 'fjords',
          name: 'University of the Fjords',
          rank: '401-450',
          location: 'Bergen',
          website: 'https://fjords.example',
        },
      ],
    },
    {
      kind: 'costs',
      chapter: 'costs',
      id: 'living-costs',
      title: 'Monthly cost of living',
      intro: 'Rent is {monthly-rent}.',
      items: [{ category: 'Rent', cost: '{monthly-rent}', icon: 'home' }],
    },
  ],
} satisfies Partial<Record<keyof GuideFile, unknown>>;
