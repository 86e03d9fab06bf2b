import { Card, CheckList, Icon, Picture, Section, StretchedLink, styled } from '@sayapatri/design';
import pictures from '@sayapatri/drawings/services/services.tsx?pictures';
import type { Heading } from '../../content/sections.ts';
import type { ServiceCard } from '../../schema/entities.ts';
import { EvenCards } from '../EvenCards.tsx';

const Cards = styled(EvenCards)({
  '& > li > ul': { paddingTop: 16, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > li > svg': {
    position: 'absolute',
    top: 150,
    right: 24,
    color: 'var(--mui-palette-text-secondary)',
    transition: 'transform 160ms',
  },
  '& > li': { paddingTop: 114 },
  '& > li img': {
    position: 'absolute',
    inset: '0 0 auto',
    width: '100%',
    height: 140,
    objectFit: 'cover',
    // People keep their feet where a wide card crops the picture.
    objectPosition: '50% 80%',
    borderRadius: '15px 15px 0 0',
    // A click on the picture is one on the card's link.
    pointerEvents: 'none',
  },
  '& > li > span:first-of-type': { zIndex: 1, border: '3px solid var(--mui-palette-background-paper)' },
  // On a phone the picture stands beside the icon, where it makes no card longer.
  '@media (max-width: 599px)': {
    '& > li': { padding: 16 },
    '& > li > span:first-of-type': { marginBottom: 12 },
    '& > li > ul': { gap: 6, marginTop: 12, paddingTop: 12 },
    '& > li > svg': { display: 'none' },
    '& > li img': { inset: '12px 12px auto auto', width: 136, height: 56, borderRadius: 10 },
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
        {items.map((service) => {
          const picture = pictures[service.icon];
          return (
            <Card
              key={service.path}
              icon={service.icon}
              title={<StretchedLink to={service.path}>{service.title}</StretchedLink>}
              text={service.description}
            >
              {withFeatures ? <CheckList items={service.features} /> : null}
              <Icon name="arrow" />
              {picture ? <Picture picture={picture} alt="" sizes="300px" /> : null}
            </Card>
          );
        })}
      </Cards>
    </Section>
  );
}
