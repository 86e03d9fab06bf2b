import { brand, Link, styled } from '@sayapatri/design';
import { logoLabel } from '../content/frame.ts';
import { paths } from '../content/paths.ts';
import marigold from '../drawings/frame/Marigold.tsx?drawing';

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
  '& img': { flexShrink: 0 },
});

/** The marigold and the name, linked to the home page. */
export function Logo() {
  return (
    <Mark to={paths.home} aria-label={logoLabel}>
      <img src={marigold} alt="" width={34} height={34} />
      {brand.name}
    </Mark>
  );
}
