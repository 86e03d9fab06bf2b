import { CardFrame, CardGrid, OutlinedLink, Picture, SourceLine, styled, Tag } from '@sayapatri/design';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

const Card = styled(CardFrame)({
  padding: 0,
  overflow: 'hidden',
  '& picture': { display: 'contents' },
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
  '& div': { display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '16px 20px 20px' },
  '& h3': { margin: 0, fontSize: '1.125rem', lineHeight: 1.3 },
  '& a': { alignSelf: 'start', marginTop: 'auto' },
  '& p:last-of-type': { marginBottom: 16 },
  // On a phone the picture is beside the text, so that six cards don't fill six screens.
  '@media (max-width: 599px)': {
    flexDirection: 'row',
    '& img': { flex: '0 0 36%', width: '36%', height: 'auto', aspectRatio: 'auto' },
    '& div': { padding: 14 },
    '& p:last-of-type': { marginBottom: 10 },
  },
  '@media print': { '& img': { display: 'none' }, '& div': { padding: 8 } },
});

/** Width of a photograph: beside the text on a phone, otherwise one of three columns. */
const pictureSizes = '(max-width: 599px) 36vw, (max-width: 899px) 50vw, 280px';

/** One card for each university: picture, name, place, rank and a link to its site. */
export function Universities({
  section: { items, pictures = {}, ranks },
}: {
  section: SectionOf<'universities'>;
}) {
  return (
    <>
      <CardGrid min={250}>
        {items.map(({ id, name, rank, tag, location, website }) => (
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
              <h3>{name}</h3>
              <p>{`${labels.location}: ${location}`}</p>
              <p>
                {`${labels.rank} `}
                <strong>{rank}</strong> {tag ? <Tag>{tag}</Tag> : null}
              </p>
              <OutlinedLink label={labels.website} more={labels.ofUniversity(name)} href={website} />
            </div>
          </Card>
        ))}
      </CardGrid>
      {ranks ? (
        <>
          <p>{`${labels.ranksFrom} ${ranks.value}.`}</p>
          <SourceLine facts={[ranks]} changing={labels.changing.ranks} />
        </>
      ) : null}
    </>
  );
}
