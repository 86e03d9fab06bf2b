import { Icon, Section, type SectionProps, styled } from 'shared/core';
import type { Heading, IconPoint } from '../content/sections.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: '0 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: 24, borderTop: '1px solid var(--mui-palette-divider)' },
  '& svg': { fontSize: '1.75rem', color: 'var(--accent-text)' },
  '& h3': { margin: '10px 0 4px', fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
});

export type PointsSectionProps = Heading & Pick<SectionProps, 'band'> & { items: readonly IconPoint[] };

/** Short points side by side under hairlines: benefits, features. */
export function PointsSection({ items, ...section }: PointsSectionProps) {
  return (
    <Section {...section}>
      <List>
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
