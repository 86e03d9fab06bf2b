import type { TestRequirements } from '@sayapatri/contract';
import { styled, TextLink } from '@sayapatri/design';
import type { Level } from '@sayapatri/facts/scores/levels';
import type { ScoresContent } from '../content/scores.ts';

const Rows = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 16px', paddingBlock: 8 },
  '& li > span': { fontVariantNumeric: 'tabular-nums' },
  '@media (min-width: 760px)': {
    '& li': { gridTemplateColumns: '130px 130px 1fr', alignItems: 'center' },
  },
});

/** One country's range on the ruler; the visitor's score is drawn as a line across it. */
const Track = styled('span')({
  position: 'relative',
  gridColumn: '1 / -1',
  height: 22,
  borderRadius: 4,
  background: 'var(--mui-palette-background-paper)',
  // Else a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  '& > span': { position: 'absolute', insetBlock: 0, borderRadius: 4 },
  '& > span:first-of-type': { background: 'var(--mui-palette-primary-light)' },
  '& > span:nth-of-type(2)': {
    width: 4,
    marginLeft: -2,
    insetBlock: -4,
    background: 'var(--mui-palette-secondary-main)',
  },
  '@media print': { '& > span': { printColorAdjust: 'exact' } },
  '@media (min-width: 760px)': { gridColumn: 'auto' },
});

const Axis = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--mui-palette-text-secondary)',
  '& span': { display: 'flex', justifyContent: 'center', width: 0 },
  '& span:first-of-type': { justifyContent: 'flex-start' },
  '& span:last-of-type': { justifyContent: 'flex-end' },
  '@media (min-width: 760px)': { marginLeft: 292 },
});

const Yours = styled('p')({ minHeight: '1.6em', margin: '0 0 12px', fontWeight: 650 });

interface ScoreRulerProps {
  texts: ScoresContent['ruler'];
  countries: readonly Pick<TestRequirements['uk'], 'label' | 'guidePath' | 'ielts'>[];
  /** The levels at the ruler's ticks, lowest first. */
  levels: readonly Level[];
  /** The level of the visitor's score, if there is one. */
  yours: Level | undefined;
}

/** The countries' required scores and the visitor's own on one scale of IELTS scores. All figures are text too. */
export function ScoreRuler({ texts, countries, levels, yours }: ScoreRulerProps) {
  const [first = 0, last = 0] = [levels[0]?.ielts, levels.at(-1)?.ielts];
  const place = (ielts: number) => `${((100 * (ielts - first)) / (last - first)).toFixed(1)}%`;
  return (
    <div>
      <Yours>{yours ? texts.yours(yours.ielts.toFixed(1)) : null}</Yours>
      <Rows>
        {countries.map(({ label, guidePath, ielts: { from, to } }) => (
          <li key={label}>
            <TextLink to={guidePath}>{label}</TextLink>{' '}
            <span>{texts.span(from.toFixed(1), to.toFixed(1))}</span>
            <Track aria-hidden>
              <span style={{ left: place(from), right: `calc(100% - ${place(to)})` }} />
              {yours ? <span style={{ left: place(yours.ielts) }} /> : null}
            </Track>
          </li>
        ))}
      </Rows>
      <Axis aria-hidden>
        {levels.map(({ ielts }) => (
          <span key={ielts}>{ielts.toFixed(1)}</span>
        ))}
      </Axis>
    </div>
  );
}
