import { Icon, styled } from 'shared/core';
import type { IconPoint } from '../../content/sections.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  gap: '0 48px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 18,
    paddingBlock: 22,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& svg': { flex: 'none', marginTop: 1, fontSize: '1.75rem', color: 'var(--accent-text)' },
  '& h3': { margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '4px 0 0', color: 'var(--mui-palette-text-secondary)' },
});

/** Points under hairlines, an icon beside each. */
export function PointList({ points }: { points: readonly IconPoint[] }) {
  return (
    <List>
      {points.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
