import Link from '@mui/material/Link';
import { linkedText, SourceLine } from '@sayapatri/design';
import { memo } from 'react';
import { RowTable } from '../../guides/components/RowTable.tsx';
import type { CheckContent } from '../content/check.ts';
import { Folded } from './Folded.tsx';

/** Every country's requirements with their sources, folded below the bars. */
export const NeedsTable = memo(function NeedsTable({ data }: { data: CheckContent }) {
  const { countries, table, facts, result } = data;
  return (
    <div data-no-print>
      <Folded summary={table.folded}>
        <RowTable
          small
          minWidth={760}
          caption={table.caption}
          columns={table.columns}
          rows={countries.map(({ id, name, guidePath, needs: { bachelor, master } }) => [
            <Link key={id} href={guidePath}>
              {name}
            </Link>,
            table.english(bachelor),
            table.english(master),
            linkedText(table.year(bachelor)),
            linkedText(table.year(master)),
          ])}
        />
        <SourceLine
          facts={[
            ...countries.flatMap(({ needs }) => [...needs.bachelor.facts, ...needs.master.facts]),
            ...facts,
          ]}
          changing={result.changing}
        />
      </Folded>
    </div>
  );
});
