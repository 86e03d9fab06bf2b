import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii } from '../../theme/radii.ts';

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  height: 8,
  borderRadius: radii.pill,
  background: theme.vars.palette.divider,
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));

const Amount = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  minWidth: 8,
  borderRadius: radii.pill,
  background: theme.vars.palette.primary.main,
}));

interface AmountBarProps {
  /** Both ends of the amount, and the end of the scale, in one unit. */
  low: number;
  high: number;
  most: number;
  /** Names the scale's ends below the bar, e.g. `lakh`; without it they are not named. */
  unit?: string;
}

/** A range on a scale from 0; its words stand beside it. */
export function AmountBar({ low, high, most, unit }: AmountBarProps) {
  const place = (amount: number) => Math.round((1000 * Math.min(amount, most)) / most) / 10;
  return (
    <>
      <Track aria-hidden>
        {/* A single amount is a dot around its place. At the scale's ends it stays in the track. */}
        <Amount
          style={{
            left: `clamp(0px, ${place(low)}%${low < high ? '' : ' - 4px'}, 100% - 8px)`,
            right: `${(100 - place(high)).toFixed(1)}%`,
          }}
        />
      </Track>
      {unit ? (
        <Typography
          aria-hidden
          component="span"
          variant="caption"
          sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}
        >
          <span>0</span>
          <span>{`${most} ${unit}`}</span>
        </Typography>
      ) : null}
    </>
  );
}
