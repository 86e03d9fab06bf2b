import { styled } from 'shared/core';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--accent-text)',
  '& span + span': { fontWeight: 500, color: 'var(--mui-palette-text-primary)' },
});

export interface AmountsProps {
  /** Unit included, e.g. '30 minutes'. */
  time: string;
  /** Unit included, e.g. '40 questions'. */
  amount?: string | undefined;
}

/** How long a part of a test takes and how much there is to do. */
export function Amounts({ time, amount }: AmountsProps) {
  return (
    <Line>
      <span>{time}</span> {amount ? <span>{amount}</span> : null}
    </Line>
  );
}
