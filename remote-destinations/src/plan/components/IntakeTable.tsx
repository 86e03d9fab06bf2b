import { styled } from '@sayapatri/design';
import { Fragment, memo } from 'react';
import type { IntakeContent } from '../content/intake.ts';
import { TableSection } from './TableSection.tsx';

const steps = ['test', 'apply', 'offer', 'noc', 'visa', 'flight'] as const;

/** Less padding than usual, because eight columns are too many for a tablet. */
const Narrow = styled('div')({
  // The months of Bikram Sambat stay together, below the month of AD.
  '& tbody th span': { display: 'block', fontWeight: 400, whiteSpace: 'nowrap' },
  '@media (min-width: 768px) and (max-width: 1099px)': {
    '& table th, & table td': { paddingInline: 'min(10px, 0.6vw)', fontSize: '0.875rem' },
    // The countries are the longest cells.
    '& table td:first-of-type': { minWidth: 128 },
  },
});

/** Every intake of every country; it does not depend on the answers. */
export const IntakeTable = memo(function IntakeTable({ texts }: { texts: IntakeContent['table'] }) {
  return (
    <Narrow>
      <TableSection
        texts={texts}
        rows={texts.months.map((month) => [
          <Fragment key="begins">
            {texts.begins(month)} <span>{texts.nepaliMonths(month)}</span>
          </Fragment>,
          texts.where(month),
          ...steps.map((step) => texts.month(month, step)),
        ])}
      />
    </Narrow>
  );
});
