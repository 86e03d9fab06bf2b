import { styled } from '@mui/material/styles';

const Track = styled('div')({
  height: 8,
  marginTop: 4,
  borderRadius: 999,
  overflow: 'hidden',
  background: 'var(--mui-palette-primarySoft)',
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
});

const Fill = styled('div')({
  height: '100%',
  borderRadius: 'inherit',
  background: 'var(--mui-palette-secondary-main)',
  transformOrigin: 'left',
  animation: 'meter-fill 700ms ease-out both',
  '@keyframes meter-fill': { from: { transform: 'scaleX(0)' } },
  '@media print': { printColorAdjust: 'exact' },
});

export interface MeterProps {
  label: string;
  /** The value in words, shown and read out, e.g. `$300-$600`. */
  value: string;
  /** How far the bar is filled, 0 to 100. */
  percent: number;
}

/** A labelled bar. The value is also text; the bar is decorative. */
export function Meter({ label, value, percent }: MeterProps) {
  return (
    <div>
      <MeterText>
        <span>{label}</span>
        <strong>{value}</strong>
      </MeterText>
      <Track
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={value}
      >
        <Fill style={{ width: `${percent}%` }} />
      </Track>
    </div>
  );
}

const MeterText = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  '& span': { flex: '1 1 6em' },
  '& strong': { fontWeight: 650 },
});
