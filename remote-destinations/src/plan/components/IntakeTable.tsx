import { memo } from 'react';
import { DataTable, Section, styled } from 'shared/core';
import type { IntakeContent } from '../content/intake.ts';

const steps = ['test', 'apply', 'offer', 'noc', 'visa', 'flight'] as const;

/** Less padding than usual, because eight columns are too many for a tablet. */
const Narrow = styled('div')({
  '@media (min-width: 700px) and (max-width: 1099px)': {
    '& table th, & table td': { paddingInline: 'min(10px, 0.6vw)', fontSize: '0.8125rem' },
  },
});

/** Every intake of every country; it does not depend on the answers. */
export const IntakeTable = memo(function IntakeTable({ texts }: { texts: IntakeContent['table'] }) {
  return (
    <Section band="sand" title={texts.title} intro={texts.intro}>
      <Narrow>
        <DataTable
          caption={texts.caption}
          columns={texts.columns}
          rows={texts.months.map((month) => [
            texts.begins(month),
            texts.where(month),
            ...steps.map((step) => texts.month(month, step)),
          ])}
        />
      </Narrow>
    </Section>
  );
});
