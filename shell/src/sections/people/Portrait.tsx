import { styled } from 'shared/core';

const Drawing = styled('svg')({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
  fill: 'var(--accent-soft)',
  stroke: 'var(--accent-soft)',
  '& text': {
    stroke: 'none',
    fill: 'var(--mui-palette-primary-main)',
    fontSize: 30,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    textAnchor: 'middle',
  },
});

/** Initials in a marigold, in place of a photograph. Decorative: the name is next to it as text. */
export function Portrait({ initials }: { initials: string }) {
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true">
      {/* Twelve petals: round dashes of zero length. */}
      <circle cx="50" cy="50" r="36" strokeWidth="28" strokeLinecap="round" strokeDasharray="0 18.85" />
      <text x="50" y="61">
        {initials}
      </text>
    </Drawing>
  );
}
