import { styled } from '@mui/material/styles';
import { Picture, radii } from '@sayapatri/design';
import people from '@sayapatri/pictures/people/people.ts';
import { photos } from '../../content/photos.ts';

const Tile = styled(Picture)({
  display: 'block',
  flex: 'none',
  width: 96,
  height: 96,
  borderRadius: radii.card,
  objectFit: 'cover',
  // Shown until the picture has loaded.
  background: 'var(--mui-palette-primarySoft)',
});

interface PortraitProps {
  /** The id of the photograph or drawing. */
  image: string;
  /** The person's, which describes a photograph. */
  name: string;
  className?: string;
  /** `eager` in the first screen. */
  loading?: 'eager';
}

/** A person's photograph, or else the drawing. */
export function Portrait({ image, name, ...more }: PortraitProps) {
  const photo = photos[image];
  const drawn = people[image];
  const portrait = photo ?? drawn;
  if (portrait === undefined) return null;
  const alt = photo || !drawn ? name : drawn.alt;
  return <Tile {...more} picture={portrait} alt={alt} sizes="246px" />;
}
