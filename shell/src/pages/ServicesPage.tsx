import { freeConsultation } from '../content/paths.ts';
import services from '../content/services.ts';
import bridge from '../drawings/BridgeScene.tsx?drawing';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ServiceCards } from '../sections/services/ServiceCards.tsx';
import { ServicePromises } from '../sections/services/ServicePromises.tsx';
import { ServiceStats } from '../sections/services/ServiceStats.tsx';

export default function ServicesPage() {
  const { hero, stats, cards, whyChooseUs, closing } = services;
  return (
    <>
      <PageHero hero={hero} cta={freeConsultation} drawing={bridge} />
      <ServiceStats stats={stats} />
      <ServiceCards {...cards} />
      <ServicePromises {...whyChooseUs} />
      <ClosingBand {...closing} />
    </>
  );
}
