import { styled } from '@mui/material/styles';
import { PlotFrame } from '../components/FirstYear.tsx';
import { RowTable } from '../components/RowTable.tsx';
import { StatedValue } from '../components/StatedValue.tsx';
import { columns } from '../content/labels.ts';
import type { ItemOf } from '../schema/guide.ts';

/** The first value of a cell is the fact; what follows explains it. */
const Line = styled('div')(({ theme }) => ({
  whiteSpace: 'pre-line',
  '&::first-letter': { textTransform: 'uppercase' },
  '& + &': { color: theme.vars.palette.text.secondary },
}));

/** The requirements of each of a guide's countries in words: a column for each country. */
export function CountryTable({ facts }: { facts: readonly ItemOf<'keyFacts'>[] }) {
  const countries = (facts[0]?.cells ?? []).map(({ label }) => label);
  return (
    <PlotFrame>
      <RowTable
        hideCaption
        small
        minWidth={160 * (countries.length + 1)}
        caption={facts[0]?.title ?? ''}
        columns={[columns.items[0], ...countries]}
        ids={facts.map(({ id }) => id)}
        rows={facts.map(({ title, cells }) => [
          title,
          ...(cells ?? []).map(({ label, values }) => (
            <div key={label}>
              {values.map((stated, index) => (
                <Line key={index}>
                  <StatedValue stated={stated} />
                </Line>
              ))}
            </div>
          )),
        ])}
      />
    </PlotFrame>
  );
}
