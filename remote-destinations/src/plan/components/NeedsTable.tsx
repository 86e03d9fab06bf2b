import { memo } from 'react';
import { DataTable, Section, SourceLine, TextLink } from 'shared/core';
import type { CheckContent } from '../content/check.ts';

/** What every country requires, with sources; it does not depend on the answers. */
export const NeedsTable = memo(function NeedsTable({ data }: { data: CheckContent }) {
  const { countries, table, facts, result } = data;
  return (
    <Section band="sand" title={table.title} intro={table.intro}>
      <DataTable
        caption={table.caption}
        columns={table.columns}
        rows={countries.map(({ id, name, guidePath, needs: { bachelor, master } }) => [
          <TextLink key={id} to={guidePath}>
            {name}
          </TextLink>,
          table.english(bachelor),
          table.english(master),
          table.year(bachelor),
          table.year(master),
        ])}
      />
      <SourceLine
        facts={[
          ...countries.flatMap(({ needs }) => [...needs.bachelor.facts, ...needs.master.facts]),
          ...facts,
        ]}
        changing={result.changing}
      />
    </Section>
  );
});
