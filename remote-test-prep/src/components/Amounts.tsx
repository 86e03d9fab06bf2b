import { styled } from '@mui/material/styles';
import { FactValue } from '@sayapatri/design';
import type { Fact } from '@sayapatri/facts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  fontWeight: 650,
  color: 'var(--mui-palette-accentText)',
  '& i, & span + span': { fontStyle: 'normal', fontWeight: 500, color: 'var(--mui-palette-text-primary)' },
});

interface AmountsProps {
  /** E.g. `30 minutes`. */
  time: Fact;
  /** E.g. `40 questions`. */
  amount?: Fact | undefined;
}

/** How long a part of a test takes and how much there is to do. */
export function Amounts({ time, amount }: AmountsProps) {
  return (
    <Line>
      <span>
        <FactValue fact={time} />
        {amount ? <i>, </i> : null}
      </span>
      {amount ? (
        <span>
          <FactValue fact={amount} />
        </span>
      ) : null}
    </Line>
  );
}
