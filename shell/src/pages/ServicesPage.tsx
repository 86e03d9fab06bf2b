import charges, { chargesId } from '../content/charges.ts';
import { freeConsultation, paths } from '../content/paths.ts';
import services from '../content/services.ts';
import bridge from '../drawings/BridgeScene.tsx?drawing';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Charges } from '../sections/services/Charges.tsx';
import { IconPoints } from '../sections/services/IconPoints.tsx';
import { ServiceCards } from '../sections/services/ServiceCards.tsx';
import { ServiceStats } from '../sections/services/ServiceStats.tsx';

const names = Object.fromEntries(services.cards.items.map(({ path, title }) => [path, title]));

export default function ServicesPage() {
  const { hero, stats, cards, whyChooseUs, closing } = services;
  return (
    <>
      <PageHero
        hero={hero}
        cta={freeConsultation}
        also={{ label: charges.title, href: `${paths.services}#${chargesId}` }}
        drawing={bridge}
      />
      <ServiceStats stats={stats} />
      <ServiceCards {...cards} />
      <IconPoints {...whyChooseUs} band="sand" />
      <Charges {...charges} names={names} />
      <ClosingBand {...closing} />
    </>
  );
}
