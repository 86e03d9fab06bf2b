import { styled } from '@mui/material/styles';
import { CardFrame, type Heading, Section } from '@sayapatri/design';
import { printedDate } from '@sayapatri/facts';
import type { Testimonial } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Stars } from './Stars.tsx';

const List = styled('div')({
  display: 'grid',
  gap: 16,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
  '& blockquote': {
    margin: '20px 0 0',
    fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.1875rem)',
    lineHeight: 1.5,
    textWrap: 'balance',
  },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 20, lineHeight: 1.4 },
  '& figcaption img': { width: 'clamp(112px, 11vw, 144px)', height: 'auto' },
  '& figcaption span': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
});

const Card = styled(CardFrame)({
  margin: 0,
  padding: 'clamp(16px, 2vw, 24px)',
  '@media (min-width: 600px) and (max-width: 899px)': {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 24,
    '& figcaption': { flex: '0 0 264px' },
    '& blockquote': { margin: 0 },
  },
});

/** What students say, each with a name, a date and stars. */
export function Testimonials({ title, intro, items }: Heading & { items: readonly Testimonial[] }) {
  return (
    <Section title={title} intro={intro}>
      <List>
        {items.map(({ name, date, content, rating, image }) => (
          <Card as="figure" key={name}>
            <figcaption>
              <Portrait image={image} name={name} />
              <div>
                <strong>{name}</strong>
                <br />
                <span>{printedDate(date)}</span>
                <Stars rating={rating} />
              </div>
            </figcaption>
            <blockquote>{content}</blockquote>
          </Card>
        ))}
      </List>
    </Section>
  );
}
