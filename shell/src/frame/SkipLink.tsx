import { styled } from '@sayapatri/design';
import { skipLinkLabel } from '../content/frame.ts';

const Skip = styled('a')({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: 8,
  fontWeight: 650,
  color: 'var(--mui-palette-secondary-contrastText)',
  background: 'var(--mui-palette-secondary-main)',
  '&:focus': { top: 14 },
});

/** First in the tab order: skips the menus. */
export function SkipLink() {
  return <Skip href="#main">{skipLinkLabel}</Skip>;
}
