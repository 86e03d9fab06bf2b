import { styled } from '@mui/material/styles';
import { Section } from '@sayapatri/design';
import type { SatContent } from '../content/sat.ts';
import { PlayWhenSeen } from './PlayWhenSeen.tsx';

const Figures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '36px clamp(32px, 4vw, 48px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 16px',
    alignContent: 'start',
  },
  '& strong': {
    fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  },
  '& p': { flex: 1, margin: 0, lineHeight: 1.3 },
  // A tablet's columns are too narrow for some of the labels: all stand below their numbers and bars.
  '@media (min-width: 600px) and (max-width: 999px)': { '& p': { order: 1, flexBasis: '100%' } },
});

/** A decorative bar below a figure. */
const Bar = styled('span')({
  flexBasis: '100%',
  height: 14,
  borderRadius: 999,
  overflow: 'hidden',
  background: 'var(--mui-palette-primarySoft)',
  // Otherwise a high-contrast mode would remove the bar, which is all background.
  forcedColorAdjust: 'none',
  '& > span': {
    display: 'block',
    height: '100%',
    transformOrigin: 'left',
    animation: 'success-fill 700ms ease-out both',
  },
  // Points are no part of a whole, so they have a rising triangle.
  '&[aria-hidden]': { clipPath: 'polygon(0 100%, 100% 0, 100% 100%)', borderRadius: 0 },
  '&[aria-hidden], & > span': { background: 'var(--mui-palette-secondary-main)' },
  '@keyframes success-fill': { from: { transform: 'scaleX(0)' } },
  '@media print': { '&, & > span': { printColorAdjust: 'exact' } },
});

/** Our students' results: each figure with a bar or, where it is not a percentage, a rising triangle. */
export function SuccessSection({ figures, ...heading }: SatContent['success']) {
  return (
    <Section {...heading}>
      <PlayWhenSeen>
        <Figures>
          {figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <p>{label}</p>
              {value.endsWith('%') ? (
                <Bar role="meter" aria-label={label} aria-valuenow={parseFloat(value)} aria-valuetext={value}>
                  <span style={{ width: value }} />
                </Bar>
              ) : (
                <Bar aria-hidden />
              )}
            </li>
          ))}
        </Figures>
      </PlayWhenSeen>
    </Section>
  );
}
