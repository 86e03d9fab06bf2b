import { ClosingBand, Hero } from '@sayapatri/design';
import about from '../content/about.json';
import { freeConsultation, planHub } from '../content/paths.ts';
import { founder, leadership, teamMembers } from '../content/people.ts';
import services from '../content/services.json';
import trust from '../content/trust.json';
import trail from '../pictures/trail-scene.svg';
import type { ServiceCard } from '../schema/entities.ts';
import type { TrustContent } from '../schema/pages.ts';
import { FounderStory } from '../sections/about/FounderStory.tsx';
import { Leadership } from '../sections/about/Leadership.tsx';
import { TeamCarousel } from '../sections/about/TeamCarousel.tsx';
import { TrustSlots } from '../sections/about/TrustSlots.tsx';
import { PointsSection } from '../sections/PointsSection.tsx';
import { ServiceRows } from '../sections/services/ServiceRows.tsx';

export default function AboutPage() {
  return (
    <>
      <Hero {...about.hero} drawing={trail}>
        {founder ? <FounderStory story={about.story} founder={founder} /> : null}
      </Hero>
      <ServiceRows {...about.services} items={services.cards.items as readonly ServiceCard[]} />
      <Leadership {...about.leadership} profiles={leadership} />
      <TeamCarousel {...about.team} members={teamMembers} />
      <PointsSection numbered band="sand" {...about.whyChooseUs}>
        <TrustSlots {...(trust as TrustContent)} />
      </PointsSection>
      <ClosingBand {...about.closing} cta={freeConsultation} also={planHub} />
    </>
  );
}
