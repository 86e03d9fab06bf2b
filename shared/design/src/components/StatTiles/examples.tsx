import { StatTiles } from './StatTiles.tsx';

export const usual = (
  <StatTiles
    stats={[
      { value: '15k+', label: 'Students' },
      { value: '95%', label: 'Success rate' },
      { value: '4.9/5', label: 'Rating' },
    ]}
  />
);
export const longText = (
  <StatTiles
    stats={[
      { value: 'AUD 1,000-1,500', label: 'What a month costs one person, with a room outside of the centre' },
    ]}
  />
);
