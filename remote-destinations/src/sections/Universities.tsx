import { styled } from '@mui/material/styles';
import { CardFrame, OutlinedLink, Picture, Tag } from '@sayapatri/design';
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

const Card = styled(CardFrame)({
  padding: 0,
  overflow: 'hidden',
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
  '& div': { display: 'flex', flexDirection: 'column', flexGrow: 1, padding: 'clamp(12px, 1.3vw, 16px)' },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { fontSize: '0.9375rem' },
  '& p > strong': { whiteSpace: 'nowrap' },
  '& a': { alignSelf: 'start', marginTop: 'auto' },
  '& p:last-of-type': { marginBottom: 12 },
  '@media print': { '& img': { display: 'none' }, '& div': { padding: 8 } },
});

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
            <Card as="li" key={id}>
              {pictures[id] ? (
                <Picture
                  picture={pictures[id]}
                  alt={pictures[id].alt || name}
                  sizes={pictureSizes}
                  style={{ objectPosition: pictures[id].focus }}
                />
              ) : null}
              <div>
                <h4>{name}</h4>
                <p>{`${labels.location}: ${location}`}</p>
                <p>
                  {`${labels.rank} `}
                  <strong>{rank}</strong>
                  {newestRank ? (
                    <>
                      <br />
                      {`${labels.newestRank} `}
                      <strong>{newestRank}</strong>
                    </>
                  ) : null}
                </p>
                {tag ? (
                  <p>
                    <Tag>{tag}</Tag>
                  </p>
                ) : null}
                <OutlinedLink label={labels.website} more={labels.ofUniversity(name)} href={website} />
              </div>
            </Card>
          ))}
        </Cards>
      </Swipe>
      {ranks ? <p>{`${labels.ranksFrom} ${ranks.value}. ${labels.sharedRank}`}</p> : null}
    </>
  );
}
