import { Picture, styled } from '@sayapatri/design';
import portraits from '@sayapatri/drawings/portraits/portraits.tsx?pictures';
import { photos } from '../../content/photos.ts';

const Tile = styled(Picture)({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
  borderRadius: 16,
  objectFit: 'cover',
  // Until the picture is there.
  background: 'var(--primary-soft)',
});

/** The portrait of that id: drawn, or a photograph. `name` is the person's, for a photograph. */
export function Portrait({ image, name }: { image: string; name: string }) {
  const drawn = portraits[image];
  const portrait = drawn ?? photos[image];
  return portrait ? <Tile picture={portrait} alt={drawn?.alt || name} sizes="246px" /> : null;
}
