import { PointList } from 'shared/core';
import { onRequest } from '../schema/costRange.ts';
import type { SectionOf } from '../schema/guide.ts';
import { CostBars } from './CostBars.tsx';

/** What each item costs in the section's period; as bars where the guide asks for them. */
export function Costs({ section }: { section: SectionOf<'costs'> }) {
  const { items, period, bars } = section;
  if (bars) return <CostBars section={section} />;
  return (
    <PointList
      columns
      points={items.map(({ category, costRange, icon, description }) => ({
        icon,
        title: category,
        text: description,
        end: (
          <strong>
            {costRange} {costRange === onRequest ? null : period}
          </strong>
        ),
      }))}
    />
  );
}
