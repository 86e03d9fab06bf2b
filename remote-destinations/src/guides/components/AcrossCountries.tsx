import { BarPairs } from '@sayapatri/design/plots';
import { captions, columns } from '../content/labels.ts';
import type { Guide } from '../schema/guide.ts';
import { PlotFrame } from './FirstYear.tsx';
import { WideScreens } from './WideScreens.tsx';

/** The permitted work in each country, during and after the studies, with the guide's own countries strong. */
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
