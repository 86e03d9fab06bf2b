import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';
import mark from '@sayapatri/facts/logo.svg';
import { Link as RouterLink } from 'react-router-dom';
import { logoLabel } from '../content/frame.ts';
import { paths } from '../content/paths.ts';

const Mark = styled(RouterLink)({
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

/** The brand's logo and name, linked to the home page. */
export function Logo() {
  return (
    <Mark to={paths.home} aria-label={logoLabel}>
      <img src={mark} alt="" width={34} height={34} />
      {brand.name}
    </Mark>
  );
}
