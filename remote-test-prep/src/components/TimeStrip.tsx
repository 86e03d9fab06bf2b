import { styled } from '@sayapatri/design';

const Strip = styled('div')({
  display: 'flex',
  gap: 3,
  height: 14,
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  '& span': { borderRadius: 3, background: 'var(--mui-palette-primary-main)' },
  '& span:nth-of-type(even)': { background: 'var(--mui-palette-primary-light)' },
  '& span:last-of-type': { background: 'var(--mui-palette-secondary-main)' },
  '@media print': { printColorAdjust: 'exact' },
});

interface TimeStripProps {
  /** Minutes of each paper, in order. */
  minutes: readonly number[];
  /** Minutes for the full width. */
  longest: number;
}

/** A test's papers as one bar, each part as long as its duration. The durations are text below it. */
export function TimeStrip({ minutes, longest }: TimeStripProps) {
  return (
    <Strip aria-hidden>
      {minutes.map((length, index) => (
        <span key={index} style={{ width: `${((100 * length) / longest).toFixed(1)}%` }} />
      ))}
    </Strip>
  );
}
