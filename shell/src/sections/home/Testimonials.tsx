import { Section, styled } from '@sayapatri/design';
import { printedDate } from '@sayapatri/facts';
import type { Heading } from '../../content/sections.ts';
import type { Testimonial } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Stars } from './Stars.tsx';

const List = styled('div')({
  display: 'grid',
  gap: 24,
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 48 },
  '& figure': {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    paddingTop: 'clamp(16px, 3vw, 24px)',
    borderTop: '3px solid var(--mui-palette-secondary-main)',
  },
  '& blockquote': {
    margin: '8px 0 auto',
    paddingBottom: 16,
    fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.1875rem)',
    lineHeight: 1.5,
  },
  '& figcaption': { display: 'flex', alignItems: 'center', gap: 14, lineHeight: 1.4 },
  '& figcaption img': { width: 96, height: 96 },
  '& figcaption span': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
});

/** What students say, each with a name, a date and stars. */
export function Testimonials({ title, intro, items }: Heading & { items: readonly Testimonial[] }) {
  return (
    <Section title={title} intro={intro}>
      <List>
        {items.map(({ name, date, content, rating, image }) => (
          <figure key={name}>
            <Stars rating={rating} />
            <blockquote>{content}</blockquote>
            <figcaption>
              <Portrait image={image} name={name} />
              <div>
                <strong>{name}</strong>
                <br />
                <span>{printedDate(date)}</span>
              </div>
            </figcaption>
          </figure>
        ))}
      </List>
    </Section>
  );
}
