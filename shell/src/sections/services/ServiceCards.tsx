import { Card, CheckList, Icon, Section, StretchedLink, styled } from '@sayapatri/design';
import type { Heading } from '../../content/sections.ts';
import type { ServiceCard } from '../../schema/entities.ts';
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

interface ServiceCardsProps extends Heading {
  items: readonly ServiceCard[];
  band?: 'sand';
  /** Whether the cards list the services' features. */
  withFeatures?: boolean;
  /** The narrowest a card may be, in pixels. */
  min?: number;
}

/** The services, one card each; the whole card is one link to the service's page. */
export function ServiceCards({
  title,
  intro,
  items,
  band,
  withFeatures = true,
  min = 300,
}: ServiceCardsProps) {
  return (
    <Section {...(band ? { band } : {})} title={title} intro={intro}>
      <Cards min={min}>
        {items.map((service) => (
          <Card
            key={service.path}
            icon={service.icon}
            title={<StretchedLink to={service.path}>{service.title}</StretchedLink>}
            text={service.description}
          >
            {withFeatures ? <CheckList items={service.features} /> : null}
            <Icon name="arrow" />
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
