import { useContext } from 'react';
import { CountryChoice } from '../components/countryChoice.ts';
import { FactRows } from '../components/FactRows.tsx';
import { Switch } from '../components/Switch.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

/** The facts of one country at a time; a choice in one section holds for all. */
export function CountryFacts({ section: { id, items, countries } }: { section: SectionOf<'countryFacts'> }) {
  const { chosen = countries[0], choose } = useContext(CountryChoice);
  return (
    <Switch
      id={`${id}-country`}
      label={labels.country}
      chosen={chosen}
      onChoose={choose}
      panels={items.map(({ country, rows }) => ({ name: country, content: <FactRows rows={rows} /> }))}
    />
  );
}
