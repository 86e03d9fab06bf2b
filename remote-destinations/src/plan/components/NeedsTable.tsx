import { linkedText, SourceLine, styled, TextLink } from '@sayapatri/design';
import { memo } from 'react';
import type { CheckContent } from '../content/check.ts';
import { TableSection } from './TableSection.tsx';

/** Keeps a range of rupees on two lines at most, beside longer columns too, and on one where there is room. */
const Rupees = styled('span')({
  '@media (min-width: 600px)': { display: 'inline-block', minWidth: '7.5em' },
  '@media (min-width: 1100px)': { minWidth: '10.5em' },
});

/** What every country requires, with sources; it does not depend on the answers. */
export const NeedsTable = memo(function NeedsTable({ data }: { data: CheckContent }) {
  const { countries, table, facts, result } = data;
  return (
    <TableSection
      texts={table}
      rows={countries.map(({ id, name, guidePath, needs: { bachelor, master } }) => [
        <TextLink key={id} to={guidePath}>
          {name}
        </TextLink>,
        table.english(bachelor),
        table.english(master),
        <Rupees key="bachelor">{linkedText(table.year(bachelor))}</Rupees>,
        <Rupees key="master">{linkedText(table.year(master))}</Rupees>,
      ])}
    >
      <SourceLine
        facts={[
          ...countries.flatMap(({ needs }) => [...needs.bachelor.facts, ...needs.master.facts]),
          ...facts,
        ]}
        changing={result.changing}
      />
    </TableSection>
  );
});
