import { styled } from '@sayapatri/design';
import { levels, lowestFor, type TestId } from '@sayapatri/facts/scores/levels';
import type { ScoresContent } from '../content/scores.ts';

const Rulers = styled('div')({
  '@media (min-width: 860px)': { gridColumn: '1 / -1' },
  '& label': { fontWeight: 650, fontSize: '0.9688rem' },
  // The thumb stands in the middle of its level's column.
  '& input': {
    display: 'block',
    width: `calc(100% - ${100 / levels.length}% + 24px)`,
    height: 44,
    margin: `0 calc(${50 / levels.length}% - 12px)`,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
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
  tests: ScoresContent['tests'];
  /** The IELTS score of the level to mark; undefined for none. */
  shown: number | undefined;
  /** Called with the IELTS score of the level that the visitor moves to. */
  onMove: (ielts: number) => void;
}

/** The three tests as rulers on which the same level stands in the same place, and a slider that chooses a level. */
export function ScoreRulers({ label, tests, shown, onMove }: ScoreRulersProps) {
  const first = levels[0]?.ielts ?? 0;
  const last = levels.at(-1)?.ielts ?? 0;
  const lowest = (test: TestId, ielts: number) =>
    test === 'ielts' ? ielts.toFixed(1) : (lowestFor(test, ielts) ?? '–');
  return (
    <Rulers>
      <label>
        {label}
        {/* Without a name it is no field of the form: it fills in the others. */}
        <input
          type="range"
          min={first}
          max={last}
          step={0.5}
          value={shown ?? first}
          aria-valuetext={shown === undefined ? undefined : `${tests.ielts} ${shown.toFixed(1)}`}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </label>
      <div aria-hidden>
        {(Object.keys(tests) as TestId[]).map((test) => (
          <div key={test}>
            <b>{tests[test]}</b>
            <ol>
              {levels.map(({ ielts }) => (
                <li key={ielts} data-shown={ielts === shown || undefined}>
                  {lowest(test, ielts)}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Rulers>
  );
}
