import { PanelList } from '@sayapatri/design';
import { PlotFrame } from '../components/FirstYear.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import { Swipe } from '../components/Swipe.tsx';
import type { ItemOf } from '../schema/guide.ts';

/** The requirements of each of a guide's countries in words: a table, on a phone a card for each country. */
export function CountryTable({ facts }: { facts: readonly ItemOf<'keyFacts'>[] }) {
  return (
    <PlotFrame>
      <Swipe label={facts[0]?.title}>
        <PanelList
          panels={(facts[0]?.cells ?? []).map(({ label }, column) => ({
            title: label,
            facts: facts.map(({ id, title, cells }) => ({
              id,
              title,
              values: cells?.[column]?.values.map((stated, index) => (
                <StatedValue key={index} stated={stated} />
              )),
            })),
          }))}
        />
      </Swipe>
    </PlotFrame>
  );
}
