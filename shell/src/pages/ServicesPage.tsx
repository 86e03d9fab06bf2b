import charges, { chargesId, chargeTexts } from '../content/charges.ts';
import { freeConsultation, paths } from '../content/paths.ts';
import services from '../content/services.ts';
import bridge from '../pictures/bridge-scene.svg';
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
        also={{ label: chargeTexts.all, href: `${paths.services}#${chargesId}` }}
        drawing={bridge}
      />
      <ServiceStats stats={stats} />
      <ServiceCards {...cards} />
      <Charges {...charges} names={names} />
      <IconPoints {...whyChooseUs} />
      <ClosingBand {...closing} />
    </>
  );
}
