import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { printedDate } from '@sayapatri/facts';
import type { Testimonial } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';

const List = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
});

/** The portrait, the name beside it where there is room, and the words below. */
const Statement = styled('figure')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignContent: 'start',
  margin: 0,
  breakInside: 'avoid',
});

const Face = styled(Portrait)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { width: 176, height: 176 },
}));

const ratedText = (stars: number) => `Rated ${stars} out of 5 stars`;

/** What students say, each with a portrait, a name, a date and stars. */
export function Testimonials({ title, items }: { title: string; items: readonly Testimonial[] }) {
  return (
    <Section title={title}>
      <List>
        {items.map(({ name, date, content, rating, image }) => (
          <Statement key={name}>
            <Face image={image} name={name} />
            <Typography component="figcaption" variant="body2" sx={{ alignSelf: 'end' }}>
              <Rating readOnly value={rating} getLabelText={ratedText} sx={{ color: 'primary.main' }} />
              <Box component="strong" sx={{ display: 'block' }}>
                {name}
              </Box>
              {printedDate(date)}
            </Typography>
            <Typography
              component="blockquote"
              sx={{ flexBasis: '100%', m: 0, typography: { xs: 'body2', md: 'subtitle1' } }}
            >
              “{content}”
            </Typography>
          </Statement>
        ))}
      </List>
    </Section>
  );
}
