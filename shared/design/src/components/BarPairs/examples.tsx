import { BarPairs } from './BarPairs.tsx';

export const usual = (
  <BarPairs
    caption="Work in all countries, at most"
    columns={['Country', 'Hours a week while you study', 'Years to stay after a degree']}
    pairs={[
      {
        label: 'Australia',
        figures: [
          { amount: '24', percent: 80, words: '48 hours per fortnight' },
          { amount: '2–3', percent: 67, words: '2–3 years' },
        ],
      },
      {
        label: 'Korea',
        figures: [
          { amount: '25', percent: 83, words: '25 hours per week' },
          { amount: '–', percent: 0, words: 'ask us' },
        ],
      },
    ]}
  />
);
export const longText = (
  <BarPairs
    caption="Work beside the studies and after them, at most, with the conditions that the authorities state"
    columns={['Country', 'Hours of work a week in term time', 'Years to look for work after a degree']}
    pairs={[
      {
        label: 'The Netherlands, with its universities of applied sciences',
        figures: [
          { amount: '16', percent: 53, words: '16 hours per week, or full time from June to August' },
          { amount: '1', percent: 33, words: '1 year' },
        ],
      },
    ]}
  />
);
