import { BarPairs } from '@sayapatri/design/plots';
import { captions, columns } from '../content/labels.ts';
import type { Guide } from '../schema/guide.ts';
import { PlotFrame } from './FirstYear.tsx';
import { WideScreens } from './WideScreens.tsx';

/** How long a student may work in each country, beside the studies and after them, with this guide's drawn strong. */
export function AcrossCountries({ slug, across: { work } }: Guide) {
  return (
    <WideScreens>
      <PlotFrame>
        <BarPairs
          caption={captions.work}
          columns={columns.work}
          pairs={work.map(({ guidePath, ...row }) => ({ ...row, strong: guidePath === `/${slug}` }))}
        />
      </PlotFrame>
    </WideScreens>
  );
}
