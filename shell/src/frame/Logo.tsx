import { brand, Link, styled } from 'shared/core';
import { logoLabel } from '../content/frame.ts';
import { paths } from '../content/paths.ts';

const Mark = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  // Leaves room for the menu button on a phone with large text.
  fontSize: 'min(1.25rem, 7.5vw)',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0 },
});

const petals = [0, 60, 120, 180, 240, 300];

/** The marigold and the name, linked to the home page. */
export function Logo() {
  return (
    <Mark to={paths.home} aria-label={logoLabel}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cx="16"
            cy="7.4"
            rx="4.6"
            ry="6"
            fill="#F6A81C"
            transform={`rotate(${angle} 16 16)`}
          />
        ))}
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cx="16"
            cy="10.4"
            rx="2.6"
            ry="3.8"
            fill="#DB8F00"
            transform={`rotate(${angle + 30} 16 16)`}
          />
        ))}
        <circle cx="16" cy="16" r="3.4" fill="#FFF3D6" />
      </svg>
      {brand.name}
    </Mark>
  );
}
