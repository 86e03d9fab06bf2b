import { Section, type SectionProps, styled } from 'shared/core';
import type { Heading, Point } from '../schema/sections.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '0 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '20px 0 36px', borderTop: '1px solid var(--mui-palette-divider)' },
  // A short marigold stroke on the hairline.
  '& li::before': {
    content: '""',
    display: 'block',
    width: 40,
    height: 3,
    margin: '-22px 0 20px',
    background: 'var(--mui-palette-secondary-main)',
  },
  '& h3': { margin: '0 0 4px', fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
});

export type PointsSectionProps = Heading & Pick<SectionProps, 'band'> & { items: readonly Point[] };

/** Short points side by side under hairlines: benefits, features. */
export function PointsSection({ items, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <List>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
