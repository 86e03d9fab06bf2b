import { Hero, LinkButton } from 'shared/core';
import services from '../content/services.ts';
import { ServiceCards } from '../sections/services/ServiceCards.tsx';
import { ServicePromises } from '../sections/services/ServicePromises.tsx';
import { ServiceStats } from '../sections/services/ServiceStats.tsx';

export default function ServicesPage() {
  const { hero, stats, cards, whyChooseUs } = services;
  return (
    <>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <LinkButton href={hero.cta.href} variant="contained" color="secondary" size="large">
            {hero.cta.label}
          </LinkButton>
        }
      />
      <ServiceStats stats={stats} />
      <ServiceCards {...cards} />
      <ServicePromises {...whyChooseUs} />
    </>
  );
}
