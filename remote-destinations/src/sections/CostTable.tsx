import { DataTable } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots';
import { Described } from '../components/Described.tsx';
import { FeeBars } from '../components/FeeBars.tsx';
import { Sideways } from '../components/Sideways.tsx';
import { statedText, withToday } from '../components/statedText.ts';
import { columns } from '../content/labels.ts';
import type { ItemOf, SectionOf } from '../schema/guide.ts';

/** A plot or a table for each group, e.g. tuition, living costs, visa fees: a table stands next to its plot. */
export function CostTable({ section }: { section: SectionOf<'costTable'> }) {
  return (
    <Sideways>
      {section.items.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Sideways>
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
        unit={currencyOf(rows)}
        columns={columns.items}
        bars={rows.map((row) => ({
          label: row.item,
          name: named(row),
          ...endsOf(row.amount),
          value: statedText(row.amount),
        }))}
      />
    );
  return (
    <DataTable
      caption={title}
      columns={columns.items}
      rows={rows.map(({ item, description = '', amount }) => [
        <Described key={item} name={item} description={withToday(description, amount)} />,
        statedText(amount),
      ])}
    />
  );
}

type Amount = CostGroup['rows'][number]['amount'];

const endsOf = (amount: Amount) => {
  const { low = 0, high = low } = typeof amount === 'string' ? {} : amount;
  return { low, high };
};

const currencyOf = (rows: CostGroup['rows']) =>
  rows.map(({ amount }) => (typeof amount === 'string' ? undefined : amount.currency)).find(Boolean) ?? '';
