import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuideFacts } from '@sayapatri/contract';
import { AmountBar, Picture } from '@sayapatri/design';
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import { costPicker } from '../../content/costPicker.ts';
import { destinationLabels } from '../../content/destinations.ts';
import { photos } from '../../content/photos.ts';
import { CardLink } from '../CardLink.tsx';

/** The picture, the sum and each fact line up with those of the cards beside it. */
const Frame = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  // In narrow cards the sum is enough; the facts are those at the head of the guide.
  [theme.breakpoints.down('md')]: { gridRow: 'span 2' },
})) as typeof Card;

const Scene = styled(Picture)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '2.4',
  objectFit: 'cover',
  background: `linear-gradient(${theme.vars.palette.primarySoft}, ${theme.vars.palette.background.paper})`,
  [theme.breakpoints.down('md')]: { aspectRatio: '2' },
}));

/** On a small phone the sum keeps its line; with large letters it may break. */
const Sum = styled('strong')(({ theme }) => ({
  letterSpacing: '-0.02em',
  [theme.breakpoints.up('lg')]: { fontSize: theme.typography.h3.fontSize },
  '@media (min-width: 19em) and (max-width: 22.4em)': {
    fontSize: theme.typography.body2.fontSize,
    whiteSpace: 'nowrap',
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  margin: '0 0 10px',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** In narrow columns each value gets a line of its own, below its name. */
const Fact = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr',
  alignContent: 'start',
  columnGap: 8,
  margin: '0 20px',
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '4em 1fr' },
}));

const Value = styled('dd')({
  margin: 0,
  textWrap: 'pretty',
  '&::first-letter': { textTransform: 'uppercase' },
});

const Rest = styled('small')(({ theme }) => ({
  display: 'inline-block',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** A fact up to its first semicolon, as the guide shows the rest, with the part from the first bracket in small letters. */
const shown = (fact = '') => {
  const [value, rest] = fact.replace(/; .*/s, '').split(/(\(.*)/s);
  return rest ? [value, <Rest key="rest">{rest}</Rest>] : value;
};

interface DestinationCardProps {
  label: string;
  path: string;
  /** Undefined if no live package provides the guide's facts. */
  guide: GuideFacts | undefined;
  /** The end of the scale on which the first year's bar stands, in lakh. */
  most: number;
}

/** A country as a picture with what a first year costs and two facts; the whole card links to its guide. */
export function DestinationCard({ label, path, guide, most }: DestinationCardProps) {
  const country = path.replace('/study-in-', '');
  const photo = photos[country];
  const skyline = skylines[country];
  return (
    <Frame component="li">
      <Scene
        picture={photo ?? skyline ?? { src: bareRidge, width: 1200, height: 320 }}
        alt={photo ? label : (skyline?.alt ?? '')}
        sizes="290px"
      />
      <Box sx={{ p: { xs: 1.5, md: '16px 20px 14px' } }}>
        <Typography variant="h3" sx={{ typography: { xs: 'h4', md: 'h3' } }}>
          <CardLink href={path} sx={{ fontWeight: 'inherit' }}>
            {label}
          </CardLink>
        </Typography>
        {guide?.firstYear ? (
          <>
            <Typography sx={{ mt: { xs: 0.5, md: 1 }, mb: 0.75, lineHeight: 1.4 }}>
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {costPicker.bachelorsYear}
              </Box>{' '}
              <Sum>{guide.firstYear.text}</Sum>
            </Typography>
            <AmountBar {...guide.firstYear} most={most} />
          </>
        ) : null}
      </Box>
      {guide ? (
        <Facts>
          {destinationLabels.map((label, index) => (
            <Fact key={label}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Value>{shown(guide.facts[index + 1])}</Value>
            </Fact>
          ))}
        </Facts>
      ) : null}
    </Frame>
  );
}
