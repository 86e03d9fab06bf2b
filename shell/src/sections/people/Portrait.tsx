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
  // Shown until the picture has loaded.
  background: 'var(--primary-soft)',
});

/** The drawing or else the photograph with the ID `image`; `name` is the person's, and describes a photograph. */
export function Portrait({ image, name }: { image: string; name: string }) {
  const drawn = portraits[image];
  const portrait = drawn ?? photos[image];
  return portrait ? <Tile picture={portrait} alt={drawn?.alt || name} sizes="246px" /> : null;
}
