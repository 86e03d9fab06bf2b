import type { TestRequirements } from '@sayapatri/contract';

type Requirements = TestRequirements['uk'];

const country = (label: string, tests: Requirements['tests'], from: number, to: number): Requirements => ({
  label,
  guidePath: `/study-in-${label.toLowerCase().replace(' ', '-')}`,
  tests,
  ielts: { from, to },
  sources: [
    { source: { body: `Office of ${label}`, page: 'English', url: 'https://office.example/english' } },
  ],
});
const equivalent = 'Pearson, July 2025';

/** The dataset of the guides, in its shape; the scores are made up. */
export const requirements: TestRequirements = {
  australia: country(
    'Australia',
    {
      ielts: { bachelor: '1.0 (no band under 0.5)', master: '1.5' },
      pte: { bachelor: '10-14', master: '18' },
    },
    1,
    1.5,
  ),
  usa: country(
    'USA',
    {
      ielts: { bachelor: '6.0-7.0', master: '6.5-7.5' },
      pte: { bachelor: '47–63', master: '55–71', equivalent },
    },
    6,
    7.5,
  ),
  uk: country('UK', { ielts: { bachelor: '2.0' }, pte: {} }, 2, 2),
  canada: country('Canada', { ielts: { note: 'Step 7 is IELTS 3.0' }, pte: {} }, 3, 3),
  'new zealand': country('New Zealand', { ielts: { bachelor: '4.0', master: '4.5' }, pte: {} }, 4, 4.5),
  japan: country('Japan', { ielts: { bachelor: '5.0', master: '5.5' }, pte: {} }, 5, 5.5),
};
