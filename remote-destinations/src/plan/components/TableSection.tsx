import { DataTable, Section } from '@sayapatri/design';
import type { ReactNode } from 'react';

interface TableSectionProps {
  texts: { title: string; intro: string; caption: string; columns: readonly string[] };
  rows: readonly (readonly ReactNode[])[];
  /** Shown below the table, e.g. its sources. */
  children?: ReactNode;
}

/** A section with one table, below a tool. */
export function TableSection({ texts, rows, children }: TableSectionProps) {
  return (
    <Section band="sand" title={texts.title} intro={texts.intro}>
      <DataTable caption={texts.caption} columns={texts.columns} rows={rows} />
      {children}
    </Section>
  );
}
