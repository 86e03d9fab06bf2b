import { styled } from '@mui/material/styles';
import { Picture } from '@sayapatri/design';
import people from '@sayapatri/pictures/people/people.ts';
import { photos } from '../../content/photos.ts';

const Tile = styled(Picture)({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
  borderRadius: 16,
  objectFit: 'cover',
  // Shown until the picture has loaded.
  background: 'var(--mui-palette-primarySoft)',
});

/** The photograph with the id `image`, or else the drawing; `name` is the person's, and describes a photograph. */
export function Portrait({ image, name }: { image: string; name: string }) {
  const photo = photos[image];
  const drawn = people[image];
  const portrait = photo ?? drawn;
  return portrait ? <Tile picture={portrait} alt={photo || !drawn ? name : drawn.alt} sizes="246px" /> : null;
}
