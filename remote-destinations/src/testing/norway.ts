/** A ninth country, made up for tests: one data file and one line. */

import type { GuideEntry } from '../content/guides.ts';
import type { Guide, Section } from '../schema/guide.ts';

export const file = './content/guides/norway.ts';

/** Its line in the table. */
export const entry: GuideEntry = {
  slug: 'study-in-norway',
  label: 'Norway',
  title: 'Study in Norway',
  description: 'A made-up ninth country, described at the length that search engines like to show.',
  data: file,
};

export const universities: Section = {
  kind: 'universities',
  id: 'universities',
  title: 'Top universities',
  items: [
    {
      id: 'fjords',
      name: 'University of the Fjords',
      rank: '401-450',
      location: 'Bergen',
      monogram: 'UF',
      website: 'https://fjords.example',
    },
  ],
};

export const costs: Section = {
  kind: 'costs',
  id: 'living-costs',
  title: 'Monthly living costs',
  period: 'per month',
  items: [{ category: 'Rent', costRange: '€400-€600', icon: 'home' }],
};

/** Its data file's default export. */
export const norway: Guide = {
  slug: 'study-in-norway',
  country: 'Norway',
  code: 'no',
  title: 'Study in Norway',
  blurb: 'Fjords, light and quiet libraries.',
  sections: [universities, costs],
};
