import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { levels, lowestFor, lowestNewToefl } from '@sayapatri/facts/scores/levels';
import { useId } from 'react';
import type { ScoresContent } from '../content/scores.ts';
import type { Scale } from '../scores/convert.ts';

/** Native, and dressed because in the dark scheme a browser's own looks disabled. Its thumb stands in the middle of its level's column. */
const Slider = styled('input')(({ theme: { vars } }) => {
  const thumb = {
    appearance: 'none',
    width: 24,
    height: 24,
    border: 0,
    borderRadius: '50%',
    background: vars.palette.primary.main,
  } as const;
  const line = vars.palette.text.secondary;
  return {
    appearance: 'none',
    height: 44,
    background: `linear-gradient(${line}, ${line}) center / 100% 4px no-repeat`,
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    display: 'block',
    width: `calc(100% - ${100 / levels.length}% + 24px)`,
    margin: `0 calc(${50 / levels.length}% - 12px)`,
  };
});

interface ScoreRulersProps {
  texts: ScoresContent['form'];
  scales: ScoresContent['scales'];
  /** The IELTS scores of the lowest and highest level to mark; undefined for none. */
  shown: readonly [from: number, to: number] | undefined;
  /** Called with the IELTS score of the level that the visitor moves to. */
  onMove: (ielts: number) => void;
}

/** The scales as rulers on which the same level stands in the same place, and a slider that chooses a level. */
export function ScoreRulers({
  texts,
  scales,
  shown: [from, to] = [Number.NaN, Number.NaN],
  onMove,
}: ScoreRulersProps) {
  const id = useId();
  const first = levels[0]?.ielts ?? 0;
  const last = levels.at(-1)?.ielts ?? 0;
  const lowestAt = (scale: Scale, ielts: number) => {
    if (scale === 'ielts') return ielts.toFixed(1);
    return (scale === 'newToefl' ? lowestNewToefl(ielts) : lowestFor(scale, ielts)) ?? '–';
  };
  return (
    <div>
      <Typography component="label" variant="body2" htmlFor={id} sx={{ fontWeight: 650 }}>
        {texts.slider}
      </Typography>
      {/* The slider has no name, because it fills in the form's fields and is none itself. */}
      <Slider
        id={id}
        type="range"
        min={first}
        max={last}
        step={0.5}
        value={Number.isNaN(from) ? first : from}
        aria-valuetext={Number.isNaN(from) ? undefined : `${scales.ielts} ${from.toFixed(1)}`}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <div aria-hidden>
        <Typography variant="caption">{texts.lowest}</Typography>
        {(Object.keys(scales) as Scale[]).map((scale) => (
          <Box key={scale} sx={{ mt: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {scales[scale]}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${levels.length}, 1fr)` }}>
              {levels.map(({ ielts }) => (
                <Level key={ielts} shown={from <= ielts && ielts <= to}>
                  {lowestAt(scale, ielts)}
                </Level>
              ))}
            </Box>
          </Box>
        ))}
      </div>
    </div>
  );
}

/** One level's place on a ruler. */
function Level({ shown, children }: { shown: boolean; children: string | number }) {
  return (
    <Typography
      variant="caption"
      sx={{
        py: 0.5,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        borderTop: 2,
        borderColor: 'text.secondary',
        ...(shown && {
          fontWeight: 700,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          // Forced colours take backgrounds away.
          outline: '1px solid transparent',
        }),
      }}
    >
      {children}
    </Typography>
  );
}
