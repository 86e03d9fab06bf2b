import styled from '@emotion/styled';
import { Link } from '../../routing/Link.tsx';

/** A link in running text, to a path of this site. */
export const TextLink = styled(Link)({
  color: 'var(--mui-palette-primary-main)',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 1,
  '&:hover': { textDecorationThickness: 2 },
});
