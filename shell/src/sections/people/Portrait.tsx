import { styled } from 'shared/core';

const Drawing = styled('svg')({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
  fill: 'var(--accent-soft)',
  '& text': {
    fill: 'var(--mui-palette-primary-main)',
    fontSize: 30,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    textAnchor: 'middle',
  },
});

/** Twelve petals around the middle of a 100 by 100 square: the marigold of the brand's name. */
const petals = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  const x = Math.round(50 + 36 * Math.cos(angle));
  const y = Math.round(50 + 36 * Math.sin(angle));
  return `M${x - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`;
}).join('');

/** A drawn stand-in for a photograph: initials in a marigold. The name stands beside it as text. */
export function Portrait({ initials }: { initials: string }) {
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true">
      <path d={`${petals}M14 50a36 36 0 1 0 72 0a36 36 0 1 0-72 0`} />
      <text x="50" y="61">
        {initials}
      </text>
    </Drawing>
  );
}
