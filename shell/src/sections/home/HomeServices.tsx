import { Card, CheckList, Section } from 'shared/core';
import type { HomeContent } from '../../content/home.ts';
import { EvenCards } from '../EvenCards.tsx';

/** Four services with three features each. */
export function HomeServices({ title, intro, cards }: HomeContent['services']) {
  return (
    <Section title={title} intro={intro}>
      <EvenCards min={250}>
        {cards.map((service) => (
          <Card key={service.title} icon={service.icon} title={service.title} text={service.description}>
            <CheckList items={service.features} />
          </Card>
        ))}
      </EvenCards>
    </Section>
  );
}
