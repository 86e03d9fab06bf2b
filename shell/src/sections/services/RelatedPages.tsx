import { Section, styled, TextLink } from '@sayapatri/design';
import { relatedHeadings } from '../../content/serviceTexts.ts';
import { useNavLinks } from '../../navigation/SiteContext.ts';
import type { Service } from '../../schema/entities.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 8 },
});

/** Links to the live pages of one menu area; renders nothing when there are none. */
export function RelatedPages({ area }: { area: Service['related'] }) {
  const links = useNavLinks(area);
  if (links.length === 0) return null;
  return (
    <Section band="sand" title={relatedHeadings[area]}>
      <List>
        {links.map(({ label, path }) => (
          <li key={path}>
            <TextLink to={path}>{label}</TextLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
