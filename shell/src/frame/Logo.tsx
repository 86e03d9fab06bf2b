import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';
import mark from '@sayapatri/facts/logo.svg';
import { Link as RouterLink } from 'react-router-dom';
import labels from '../content/labels/frame.json';
import { paths } from '../content/paths.ts';

const Mark = styled(RouterLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  // Leaves room for the menu button on a phone with large text.
  fontSize: `min(${theme.typography.subtitle1.fontSize}, 7.5vw)`,
  fontWeight: 750,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
}));

/** The brand's logo and name, linked to the home page. */
export function Logo() {
  return (
    <Mark to={paths.home} aria-label={`${brand.name}, ${labels.logo}`}>
      <Box component="img" src={mark} alt="" width={34} height={34} sx={{ flexShrink: 0 }} />
      {brand.name}
    </Mark>
  );
}
