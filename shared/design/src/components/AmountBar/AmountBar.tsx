import { styled } from '@mui/material/styles';

const Track = styled('i')({
  position: 'relative',
  display: 'block',
  height: 8,
  borderRadius: 4,
  background: 'var(--mui-palette-divider)',
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  '& b': {
    position: 'absolute',
    insetBlock: 0,
    minWidth: 8,
    borderRadius: 4,
    background: 'var(--amount, var(--mui-palette-secondary-main))',
    printColorAdjust: 'exact',
  },
  '& u': {
    position: 'absolute',
    insetBlock: -4,
    width: 4,
    marginLeft: -2,
    borderRadius: 2,
    background: 'var(--mui-palette-text-primary)',
    boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
    printColorAdjust: 'exact',
  },
});

const Ends = styled('small')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.8125rem',
  color: 'var(--mui-palette-text-secondary)',
});

export interface AmountBarProps {
  /** Both ends of the amount and of the scale, in one unit. */
  low: number;
  high: number;
  most: number;
  /** Where the scale begins; 0 if left out. */
  least?: number;
  /** The visitor's own amount, as a marker; one beyond the scale stands at its end. */
  mark?: number | undefined;
  /** Names the scale's ends below the bar, e.g. `lakh`; without it they are not named. */
  unit?: string;
}

/** A range on a scale; its words stand beside it. */
export function AmountBar({ low, high, most, least = 0, mark, unit }: AmountBarProps) {
  const place = (amount: number) =>
    Math.round((1000 * (Math.min(Math.max(amount, least), most) - least)) / (most - least)) / 10;
  return (
    <>
      <Track aria-hidden>
        {/* A single amount is a dot around its place. At the scale's ends it stays in the track. */}
        <b
          style={{
            left: `clamp(0px, ${place(low)}%${low < high ? '' : ' - 4px'}, 100% - 8px)`,
            right: `${(100 - place(high)).toFixed(1)}%`,
          }}
        />
        {mark === undefined ? null : <u style={{ left: `${place(mark)}%` }} />}
      </Track>
      {unit ? (
        <Ends aria-hidden>
          <span>{least}</span>
          <span>{`${most} ${unit}`}</span>
        </Ends>
      ) : null}
    </>
  );
}
