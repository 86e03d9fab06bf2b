import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@sayapatri/design';
import { LinkLabel } from '../components/LinkButtons.tsx';
import { Swipe } from '../components/Swipe.tsx';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Multiples of four stand four in a row where there is room, otherwise two.
  '&:has(> :nth-of-type(4n):last-of-type)': {
    gridTemplateColumns: '1fr 1fr',
    '@media print, (min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  '&&& > li': { padding: 0 },
});

const University = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  '& picture': { display: 'contents' },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    // Shown until the picture is loaded.
    background: 'var(--mui-palette-primarySoft)',
  },
  '@media print': { '& img': { display: 'none' } },
}) as typeof Card;

const Words = styled(CardContent)(({ theme }) => ({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  ...theme.typography.body2,
  padding: theme.spacing(2),
  '&:last-child': { paddingBottom: theme.spacing(2) },
  '@media print': { padding: theme.spacing(1) },
}));

const Rank = styled('strong')({ whiteSpace: 'nowrap' });

/** The width of a photograph on a phone and elsewhere. */
const pictureSizes = '(max-width: 599px) 268px, 370px';

/** One card for each university: picture, name, place, rank and a link to its site. */
export function Universities({
  section: { items, pictures = {}, ranks },
}: {
  section: SectionOf<'universities'>;
}) {
  return (
    <>
      <Swipe>
        <Cards>
          {items.map(({ id, name, rank, newestRank, tag, location, website }) => (
            <University component="li" key={id}>
              {pictures[id] ? (
                <Picture
                  picture={pictures[id]}
                  alt={pictures[id].alt || name}
                  sizes={pictureSizes}
                  style={{ objectPosition: pictures[id].focus }}
                />
              ) : null}
              <Words>
                <Typography variant="h4">{name}</Typography>
                <p>{`${labels.location}: ${location}`}</p>
                <p>
                  {`${labels.rank} `}
                  <Rank>{rank}</Rank>
                  {newestRank ? (
                    <>
                      <br />
                      {`${labels.newestRank} `}
                      <Rank>{newestRank}</Rank>
                    </>
                  ) : null}
                </p>
                {tag ? <Chip label={tag} sx={{ mt: 0.5 }} /> : null}
                <Box sx={{ mt: 'auto', pt: 1.5 }}>
                  <Button href={website} variant="outlined">
                    <LinkLabel label={labels.website} more={labels.ofUniversity(name)} href={website} />
                  </Button>
                </Box>
              </Words>
            </University>
          ))}
        </Cards>
      </Swipe>
      {ranks ? <p>{`${labels.ranksFrom} ${ranks.value}. ${labels.sharedRank}`}</p> : null}
    </>
  );
}
