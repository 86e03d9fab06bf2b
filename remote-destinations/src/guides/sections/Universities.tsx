import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText, Picture, radii } from '@sayapatri/design';
import { ItemGrid } from '../components/ItemGrid.tsx';
import { LinkLabel } from '../components/TextLinks.tsx';
import labels from '../content/labels.json';
import campuses from '../pictures/campuses.ts';
import type { SectionOf } from '../schema/guide.ts';

const Campus = styled(Picture)(({ theme }) => ({
  flex: 'none',
  width: 64,
  height: 64,
  objectFit: 'cover',
  borderRadius: radii.small,
  // Shown until the picture is loaded.
  background: theme.vars.palette.primarySoft,
  '@media print': { display: 'none' },
}));

/** A row for each university: picture, rank, place and a link to its site. */
export function Universities({ section: { items, ranks } }: { section: SectionOf<'universities'> }) {
  return (
    <>
      <ItemGrid>
        {items.map(({ id, name, rank, newestRank, tag, location, website }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, breakInside: 'avoid' }}>
            {campuses[id] ? (
              <Campus
                picture={campuses[id]}
                alt={campuses[id].alt || name}
                sizes="64px"
                style={{ objectPosition: campuses[id].focus }}
              />
            ) : null}
            <div>
              <Typography component="h4" sx={{ font: 'inherit', fontWeight: 650 }}>
                {name}
              </Typography>
              <Box sx={{ color: 'text.secondary' }}>
                {linkedText(`${labels.rank} ${rank}${tag ? `, ${tag}` : ''}`)}
                {newestRank ? `; ${labels.newestRank} ${newestRank}` : null}
                <Box component="span" sx={{ display: 'block' }}>
                  {`${labels.location}: ${location}`}
                </Box>
                <Link
                  href={website}
                  sx={{ display: 'block', width: 'fit-content', py: { xs: 1.25, md: 0 }, fontWeight: 600 }}
                >
                  <LinkLabel label={labels.website} more={`of ${name}`} href={website} />
                </Link>
              </Box>
            </div>
          </Box>
        ))}
      </ItemGrid>
      {ranks ? (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {`${labels.ranksFrom} ${ranks.text}.`}
        </Typography>
      ) : null}
    </>
  );
}
