/** A made-up ninth country for tests: one data file and one line. */
import type { Fact } from 'shared/facts';
import type { Guide, GuideEntry, SectionOf } from '../schema/guide.ts';

export const file = './content/guides/norway.ts';

/** Its line in the table. */
export const entry: GuideEntry = {
  slug: 'study-in-norway',
  label: 'Norway',
  title: 'Study in Norway',
  description: 'A made-up ninth country, described at the length that search engines like to show.',
  data: file,
};

/** A made-up figure. */
export const fact = (value: string): Fact => ({
  origin: 'ledger',
  value,
  meaning: 'A figure made up for tests',
  source: { body: 'Norwegian Office', page: 'Figures', url: 'https://office.example' },
  asOf: '2026',
});

const universities: SectionOf<'universities'> = {
  kind: 'universities',
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
};

export const costs: SectionOf<'costs'> = {
  kind: 'costs',
  id: 'living-costs',
  title: 'Monthly cost of living',
  caption: 'Monthly living costs',
  period: 'per month',
  items: [{ category: 'Rent', costRange: fact('€400-€600'), icon: 'home' }],
};

/** Its data file's default export. */
export const norway: Guide = {
  slug: 'study-in-norway',
  country: 'Norway',
  code: 'no',
  title: 'Study in Norway',
  blurb: 'Fjords, light and quiet libraries.',
  heroFacts: [
    { label: 'Tuition', value: fact('€1,000') },
    { label: 'English', value: fact('IELTS 6.0') },
    { label: 'Work', value: fact('20 hours per week') },
  ],
  sections: [universities, costs],
};
