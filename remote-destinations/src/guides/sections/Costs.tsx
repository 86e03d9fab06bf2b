import { RangeBars } from '@sayapatri/design/plots';
import { columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';
import { CostBars } from './CostBars.tsx';

/** Costs of one period with their total, or single prices without a sum. */
export function Costs({ section }: { section: SectionOf<'costs'> }) {
  const { items, caption, bars } = section;
  if (bars) return <CostBars section={section} />;
  return (
    <RangeBars
      caption={caption}
      unit={items[0]?.costRange.currency ?? ''}
      columns={columns.costs}
      bars={items.map(({ category, costRange }) => ({
        label: category,
        low: 0,
        high: costRange.high ?? costRange.low ?? 0,
        value: costRange.drawn ?? '',
      }))}
    />
  );
}
