import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '@sayapatri/design';
import type { FurtherPage } from '../list/furtherPages.ts';
import { PostTitle } from './PostTitle.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const areaStyle = {
  display: 'flex',
  height: '100%',
  minHeight: 58,
  gap: 1.75,
  pr: 1.75,
  fontWeight: 600,
  lineHeight: 1.3,
} as const;

const thumbnail = {
  flex: 'none',
  alignSelf: 'stretch',
  width: 80,
  height: 'auto',
  objectFit: 'cover',
} as const;

interface FurtherReadingProps {
  id: string;
  title: string;
  pages: readonly FurtherPage[];
}

/** Links to further pages, each with its picture; nothing if there are none. */
export function FurtherReading({ id, title, pages }: FurtherReadingProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mt: 2.5, mb: 1.5 }}>
        {title}
      </Typography>
      <List>
        {pages.map(({ href, label, picture }) => (
          <Card key={href} component="li">
            <CardActionArea sx={areaStyle} href={href}>
              {picture ? <Picture picture={picture} alt="" sizes="80px" style={thumbnail} /> : null}
              <Typography component="span" variant="body2" sx={{ flex: 1, py: 1, fontWeight: 'inherit' }}>
                <PostTitle title={label} />
              </Typography>
              <ArrowForwardIcon fontSize="small" />
            </CardActionArea>
          </Card>
        ))}
      </List>
    </nav>
  );
}
