import about from '../content/about.ts';
import { freeConsultation } from '../content/paths.ts';
import services from '../content/services.ts';
import { leadership, teamMembers } from '../content/team.ts';
import trust from '../content/trust.ts';
import trail from '../pictures/trail-scene.svg';
import { Leadership } from '../sections/about/Leadership.tsx';
import { TeamCarousel } from '../sections/about/TeamCarousel.tsx';
import { TenReasons } from '../sections/about/TenReasons.tsx';
import { TrustSlots } from '../sections/about/TrustSlots.tsx';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ServiceCards } from '../sections/services/ServiceCards.tsx';

export default function AboutPage() {
  return (
    <>
      <PageHero hero={about.hero} cta={freeConsultation} drawing={trail} low />
      <Leadership {...about.leadership} profiles={leadership} />
      <TeamCarousel {...about.team} members={teamMembers} />
      <ServiceCards {...about.services} items={services.cards.items} withFeatures={false} />
      <TenReasons {...about.whyChooseUs}>
        <TrustSlots {...trust} />
      </TenReasons>
      <ClosingBand {...about.closing} />
    </>
  );
}
