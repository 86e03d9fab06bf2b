import { memo } from 'react';
import { DataTable, Section } from 'shared/core';
import type { IntakeContent } from '../content/intake.ts';

const steps = ['test', 'apply', 'offer', 'noc', 'visa', 'flight'] as const;

/** Every intake at a glance; no answer changes it. */
export const IntakeTable = memo(function IntakeTable({ texts }: { texts: IntakeContent['table'] }) {
  return (
    <Section band="sand" title={texts.title} intro={texts.intro}>
      <DataTable
        caption={texts.caption}
        columns={texts.columns}
        rows={texts.months.map((month) => [
          texts.begins(month),
          texts.where(month),
          ...steps.map((step) => texts.month(month, step)),
        ])}
      />
    </Section>
  );
});
