import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import { printedDate } from '@sayapatri/facts';
import type { Testimonial } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Stars } from './Stars.tsx';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
}));

/** On a tablet the words stand beside who said them. */
const Statement = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  margin: 0,
  padding: 'clamp(16px, 2vw, 24px)',
  [theme.breakpoints.only('sm')]: { flexDirection: 'row', alignItems: 'center', gap: 24 },
})) as typeof Card;

const Speaker = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  lineHeight: 1.4,
  [theme.breakpoints.only('sm')]: { flex: '0 0 264px' },
}));

const Face = styled(Portrait)({ width: 'clamp(112px, 11vw, 144px)', height: 'auto' });

/** What students say, each with a name, a date and stars. */
export function Testimonials({ title, intro, items }: Heading & { items: readonly Testimonial[] }) {
  return (
    <Section title={title} intro={intro}>
      <List>
        {items.map(({ name, date, content, rating, image }) => (
          <Statement component="figure" key={name}>
            <Speaker>
              <Face image={image} name={name} />
              <div>
                <strong>{name}</strong>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {printedDate(date)}
                </Typography>
                <Stars rating={rating} />
              </div>
            </Speaker>
            <Typography component="blockquote" sx={{ m: 0, textWrap: 'balance' }}>
              {content}
            </Typography>
          </Statement>
        ))}
      </List>
    </Section>
  );
}
