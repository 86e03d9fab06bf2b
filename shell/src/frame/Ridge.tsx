import { styled } from '@sayapatri/design';
import footerRidge from '../drawings/frame/FooterRidge.tsx?drawing';

const Line = styled('img')({
  display: 'block',
  width: '100%',
  height: 'clamp(36px, 6vw, 88px)',
  // Overlaps the section above, whatever its background.
  marginTop: 'calc(-1 * clamp(36px, 6vw, 88px))',
  marginBottom: -1,
  position: 'relative',
  pointerEvents: 'none',
});

/** The mountain ridge between the page and the footer. */
export function Ridge() {
  return <Line src={footerRidge} alt="" fetchPriority="low" data-no-print />;
}
