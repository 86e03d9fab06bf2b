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
