import { Icon, Section, StretchedLink, styled } from 'shared/core';
import { destinationTeasers } from '../../content/destinationTeasers.ts';
import type { Heading } from '../../content/sections.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import { Flag } from './Flag.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  gap: '0 56px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: 20,
    paddingBlock: 20,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& h3': { margin: 0, fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': { margin: '2px 0 0', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& li > svg:last-child': { color: 'var(--accent-text)' },
});

/** The order of the teasers; a guide without one comes last. */
const order = Object.keys(destinationTeasers);
const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);

/** The live country guides: a flag, a line and a link for each. */
export function Destinations({ title, intro }: Heading) {
  const guides = useNavLinks('study-abroad').sort((one, other) => placeOf(one.path) - placeOf(other.path));
  if (guides.length === 0) return null;
  return (
    <Section band="sand" title={title} intro={intro}>
      <List>
        {guides.map(({ label, path }) => (
          <li key={path}>
            <Flag path={path} />
            <div>
              <h3>
                <StretchedLink to={path}>{label}</StretchedLink>
              </h3>
              <p>{destinationTeasers[path as `/${string}`]}</p>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </List>
    </Section>
  );
}
