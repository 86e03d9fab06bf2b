import { Card, CardGrid, CheckList, Section, StretchedLink, styled } from 'shared/core';
import type { ServicesContent } from '../../content/services.ts';

const Cards = styled(CardGrid)({
  '& li ul': { paddingTop: 16, borderTop: '1px solid var(--mui-palette-divider)' },
});

/** Six cards, each one link over its whole face. */
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
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
