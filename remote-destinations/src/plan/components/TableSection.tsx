import { DataTable, Section } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { Folded } from './Folded.tsx';

interface TableSectionProps {
  texts: { title: string; intro: string; caption: string; columns: readonly string[]; folded?: string };
  rows: readonly (readonly ReactNode[])[];
  /** Shown below the table, e.g. its sources. */
  children?: ReactNode;
}

/** A section with one table, below a tool; on a phone a table with the text `folded` is folded below it. */
export function TableSection({ texts, rows, children }: TableSectionProps) {
  const table = (
    <>
      <DataTable caption={texts.caption} columns={texts.columns} rows={rows} />
      {children}
    </>
  );
  return (
    <Section band="sand" title={texts.title} intro={texts.intro}>
      {texts.folded ? <Folded summary={texts.folded}>{table}</Folded> : table}
    </Section>
  );
}
