import { Card, CheckList, Icon, Section, StretchedLink, styled } from 'shared/core';
import type { ServicesContent } from '../../content/services.ts';
import { EvenCards } from '../EvenCards.tsx';

const Cards = styled(EvenCards)({
  '& > li > ul': { paddingTop: 16, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > li > svg': {
    position: 'absolute',
    top: 36,
    right: 24,
    color: 'var(--mui-palette-text-secondary)',
    transition: 'transform 160ms',
  },
  '& > li:has(a:hover) > svg': { transform: 'translateX(4px)', color: 'var(--mui-palette-primary-main)' },
});

/** The service cards; the whole card is one link. */
export function ServiceCards({ title, intro, items }: ServicesContent['cards']) {
  return (
    <Section title={title} intro={intro}>
      <Cards min={300}>
        {items.map((service) => (
          <Card
            key={service.path}
            icon={service.icon}
            title={<StretchedLink to={service.path}>{service.title}</StretchedLink>}
            text={service.description}
          >
            <CheckList items={service.features} />
            <Icon name="arrow" />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
