import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuideFacts } from '@sayapatri/contract';
import { Picture, radii } from '@sayapatri/design';
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { photos } from '../../content/photos.ts';
import { CardLink } from '../CardLink.tsx';

/** On a phone a row: rank, country, sum. On wider screens a card. */
const Frame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75em 1fr auto',
  columnGap: 8,
  alignItems: 'baseline',
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.card,
    background: theme.vars.palette.background.paper,
  },
}));

const Scene = styled(Picture)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '2.4',
    objectFit: 'cover',
    background: `linear-gradient(${theme.vars.palette.primarySoft}, ${theme.vars.palette.background.paper})`,
  },
}));

interface DestinationCardProps {
  rank: number;
  label: string;
  path: string;
  /** Undefined if no live package provides the guide's facts. */
  guide: GuideFacts | undefined;
}

/** A country with what a first year costs, on wide screens with its picture; all of it links to its guide. */
export function DestinationCard({ rank, label, path, guide }: DestinationCardProps) {
  const country = path.replace('/study-in-', '');
  const photo = photos[country];
  const skyline = skylines[country];
  const inCard = { px: { md: 2.5 } };
  return (
    <Frame>
      <Scene
        picture={photo ?? skyline ?? { src: bareRidge, width: 1200, height: 320 }}
        alt={photo ? label : (skyline?.alt ?? '')}
        sizes="290px"
      />
      <Typography aria-hidden sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {rank}
      </Typography>
      <Typography component="h3" sx={{ ...inCard, pt: { md: 1.5 }, typography: { xs: 'h4', md: 'h3' } }}>
        <CardLink href={path} sx={{ fontWeight: 'inherit' }}>
          {label}
        </CardLink>
      </Typography>
      {guide?.firstYear ? (
        <Typography sx={{ ...inCard, pb: { md: 1.5 }, fontWeight: 650 }}>{guide.firstYear.text}</Typography>
      ) : null}
    </Frame>
  );
}
