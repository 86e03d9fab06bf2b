import { Card, CardGrid, Section } from 'shared/core';
import type { AboutContent } from '../../content/about.ts';

/** Six services, one card each. */
export function AboutServices({ title, intro, cards }: AboutContent['services']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <CardGrid min={300}>
        {cards.map(({ icon, title, description }) => (
          <Card key={title} icon={icon} title={title} text={description} />
        ))}
      </CardGrid>
    </Section>
  );
}
