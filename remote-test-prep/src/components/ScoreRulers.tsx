import { styled } from '@mui/material/styles';
import { levels, lowestFor, lowestNewToefl } from '@sayapatri/facts/scores/levels';
import type { ScoresContent } from '../content/scores.ts';
import type { Scale } from '../scores/convert.ts';

const thumb = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: '3px solid var(--mui-palette-background-default)',
  borderRadius: '50%',
  background: 'var(--mui-palette-primary-main)',
  boxShadow: '0 0 0 1px var(--mui-palette-primary-main)',
  forcedColorAdjust: 'none',
} as const;

const Rulers = styled('div')({
  '@media (min-width: 860px)': { gridColumn: '1 / -1' },
  '& label': { fontWeight: 650, fontSize: '0.9688rem' },
  // The thumb stands in the middle of its level's column.
  '& input': {
    display: 'block',
    width: `calc(100% - ${100 / levels.length}% + 24px)`,
    height: 44,
    margin: `0 calc(${50 / levels.length}% - 12px)`,
    appearance: 'none',
    // The track ends where the scale does, half a thumb before the field.
    background:
      'linear-gradient(var(--mui-palette-divider) 0 0) center / calc(100% - 24px) 6px no-repeat transparent',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
  '& b': { display: 'block', marginTop: 8, fontSize: '0.875rem' },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: `repeat(${levels.length}, 1fr)`,
    margin: '2px 0 0',
    padding: 0,
    listStyle: 'none',
    textAlign: 'center',
    fontSize: 'clamp(0.75rem, 0.6rem + 0.6vw, 0.9375rem)',
    fontVariantNumeric: 'tabular-nums',
    borderTop: '2px solid var(--mui-palette-text-secondary)',
  },
  // Each level's line on the ruler.
  '& li::before': {
    content: '""',
    display: 'block',
    width: 1,
    height: 8,
    margin: '0 auto 2px',
    background: 'var(--mui-palette-text-secondary)',
  },
  '& small': { fontSize: '0.875rem' },
  '& [data-shown]': {
    borderRadius: '0 0 8px 8px',
    fontWeight: 700,
    color: 'var(--mui-palette-secondary-contrastText)',
    background: 'var(--mui-palette-secondary-main)',
    outline: '1px solid transparent',
  },
});

interface ScoreRulersProps {
  label: string;
  /** A line above the scales. */
  note: string;
  scales: ScoresContent['scales'];
  /** The IELTS scores of the lowest and highest level to mark; undefined for none. */
  shown: readonly [from: number, to: number] | undefined;
  /** Called with the IELTS score of the level that the visitor moves to. */
  onMove: (ielts: number) => void;
}

/** The scales as rulers on which the same level stands in the same place, and a slider that chooses a level. */
export function ScoreRulers({ label, note, scales, shown, onMove }: ScoreRulersProps) {
  const first = levels[0]?.ielts ?? 0;
  const last = levels.at(-1)?.ielts ?? 0;
  const [from, to] = shown ?? [];
  const lowestAt = (scale: Scale, ielts: number) => {
    if (scale === 'ielts') return ielts.toFixed(1);
    return (scale === 'newToefl' ? lowestNewToefl(ielts) : lowestFor(scale, ielts)) ?? '–';
  };
  return (
    <Rulers>
      <label>
        {label}
        {/* The slider has no name, because it fills in the form's fields and is none itself. */}
        <input
          type="range"
          min={first}
          max={last}
          step={0.5}
          value={from ?? first}
          aria-valuetext={from === undefined ? undefined : `${scales.ielts} ${from.toFixed(1)}`}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </label>
      <div aria-hidden>
        <small>{note}</small>
        {(Object.keys(scales) as Scale[]).map((scale) => (
          <div key={scale}>
            <b>{scales[scale]}</b>
            <ol>
              {levels.map((level) => (
                <li
                  key={level.ielts}
                  data-shown={(from && to && from <= level.ielts && level.ielts <= to) || undefined}
                >
                  {lowestAt(scale, level.ielts)}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Rulers>
  );
}
