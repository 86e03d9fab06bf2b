import { DataTable, styled } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots';
import { Described } from '../components/Described.tsx';
import { FeeBars } from '../components/FeeBars.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import { sinceWhen, statedText } from '../components/statedText.ts';
import { columns } from '../content/labels.ts';
import type { ItemOf, SectionOf, Stated } from '../schema/guide.ts';

/** Two in a row where there is room; one that is left alone has the whole row. */
const Pairs = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '20px clamp(32px, 5vw, 80px)',
  '& th p': { fontSize: '0.9375rem', fontWeight: 400, lineHeight: 1.45 },
  '& td': { textWrap: 'wrap' },
  '&&& thead th:first-of-type': { width: '60%' },
  '@media (max-width: 599px)': { fontSize: '0.9375rem' },
  '@media (min-width: 900px)': {
    gridTemplateColumns: '1fr 1fr',
    '&[data-odd] > :last-child': { gridColumn: '1 / -1' },
  },
});

/** Each group as a plot, e.g. tuition, or as a table, e.g. fees of the visa. */
export function CostTable({ section: { items } }: { section: SectionOf<'costTable'> }) {
  return (
    <Pairs data-odd={items.length % 2 || undefined} data-beside={items.length === 1 || undefined}>
      {items.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Pairs>
  );
}

type CostGroup = ItemOf<'costTable'>;

function Group({ title, plot, rows }: CostGroup) {
  const named = ({ item, description }: CostGroup['rows'][number]) => (
    <Described key={item} name={item} description={description} />
  );
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
  if (plot === 'own')
    return (
      <RangeBars
        caption={title}
        unit={rows.map(figureOf)[0]?.currency ?? ''}
        columns={columns.items}
        bars={rows.map((row) => {
          const { low = 0, high = low, drawn = '' } = figureOf(row);
          return {
            label: row.item,
            name: named(row),
            low,
            high,
            value: drawn,
            words: statedText(row.amount),
          };
        })}
      />
    );
  return (
    <DataTable
      caption={title}
      columns={columns.items}
      rows={rows.map((row) => [
        <Described
          key={row.item}
          name={row.item}
          description={
            <>
              {row.description} <small>{sinceWhen(row.amount)}</small>
            </>
          }
        />,
        <StatedValue key="amount" stated={row.amount} bare />,
      ])}
    />
  );
}

const figureOf = ({ amount }: CostGroup['rows'][number]) => amount as Exclude<Stated, string>;
