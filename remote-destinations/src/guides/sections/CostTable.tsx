import { styled } from '@mui/material/styles';
import { RangeBars } from '@sayapatri/design/plots';
import { Described } from '../components/Described.tsx';
import { FeeBars } from '../components/FeeBars.tsx';
import { figureOf, statedText } from '../components/statedText.ts';
import { columns } from '../content/labels.ts';
import type { ItemOf, SectionOf } from '../schema/guide.ts';

/** Places two groups in a row where there is room. */
const Pairs = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '20px clamp(32px, 5vw, 80px)',
  '@media (min-width: 900px)': { '&:not([data-beside])': { gridTemplateColumns: '1fr 1fr' } },
});

/** A plot for each group, in lakh of rupees or in the country's money. */
export function CostTable({ section: { items } }: { section: SectionOf<'costTable'> }) {
  return (
    <Pairs data-beside={items.length === 1 || undefined}>
      {items.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Pairs>
  );
}

type CostGroup = ItemOf<'costTable'>;

function Group({ title, plot, rows }: CostGroup) {
  if (plot === 'lakh')
    return (
      <div>
        <FeeBars
          caption={title}
          columns={columns.items}
          fees={rows.map((row) => ({ label: row.item, description: row.description, fee: row.amount }))}
        />
      </div>
    );
  const [unit = ''] = rows.map(({ amount }) => figureOf(amount).currency);
  return (
    <RangeBars
      caption={`${title}, in ${unit}`}
      unit={unit}
      columns={columns.items}
      bars={rows.map((row) => {
        const { low = 0, high = low, drawn = '' } = figureOf(row.amount);
        return {
          label: row.item,
          name: <Described name={row.item} description={row.description} />,
          low,
          high,
          value: drawn,
          words: statedText(row.amount),
        };
      })}
    />
  );
}
