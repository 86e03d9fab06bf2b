import { styled } from 'shared/core';

const Line = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'clamp(36px, 6vw, 88px)',
  // Overlaps the section above, whatever its background.
  marginTop: 'calc(-1 * clamp(36px, 6vw, 88px))',
  marginBottom: -1,
  position: 'relative',
  pointerEvents: 'none',
  color: 'var(--band-deep)',
});

/** The mountain ridge between the page and the footer. */
export function Ridge() {
  return (
    <Line viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true" data-no-print>
      <path
        fill="currentColor"
        opacity=".35"
        d="M0 88V62l96-22 70 18 118-44 86 34 74-20 132 40 98-30 120-24 92 38 112-30 128 22 104-34 96 30 114-18v66z"
      />
      <path
        fill="currentColor"
        d="M0 88V76l120-20 92 14 108-34 104 36 90-18 140 24 116-26 128 20 104-38 122 40 104-22 92 18 120-28v46z"
      />
    </Line>
  );
}
