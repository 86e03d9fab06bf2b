import { DataTable } from '@sayapatri/design';
import { Described } from '../components/Described.tsx';
import { statedText } from '../components/statedText.ts';
import { columns, labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';
import { CostBars } from './CostBars.tsx';

/** The cost of each item in the section's period, with the total below; drawn as bars if the guide says so. */
export function Costs({ section }: { section: SectionOf<'costs'> }) {
  const { items, total, period, bars, caption } = section;
  if (bars) return <CostBars section={section} />;
  const rows = items.map(({ category, costRange, icon, description }) => [
    <Described key={category} icon={icon} name={category} description={description} />,
    statedText(costRange),
  ]);
  if (total) {
    rows.push([
      labels.totalRange,
      <strong key="total">
        {statedText(total)} {period}
      </strong>,
    ]);
  }
  return <DataTable caption={caption} columns={columns.costs} rows={rows} />;
}
