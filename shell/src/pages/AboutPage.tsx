import { ClosingBand, Hero, PointList, Section } from '@sayapatri/design';
import about from '../content/about.ts';
import { freeConsultation } from '../content/paths.ts';
import services from '../content/services.ts';
import { founder, leadership, teamMembers } from '../content/team.ts';
import { planHub } from '../content/tools.ts';
import trust from '../content/trust.ts';
import trail from '../pictures/trail-scene.svg';
import { FounderStory } from '../sections/about/FounderStory.tsx';
import { Leadership } from '../sections/about/Leadership.tsx';
import { TeamCarousel } from '../sections/about/TeamCarousel.tsx';
import { TrustSlots } from '../sections/about/TrustSlots.tsx';
import { ServiceRows } from '../sections/services/ServiceRows.tsx';

export default function AboutPage() {
  const { points, ...whyChooseUs } = about.whyChooseUs;
  return (
    <>
      <Hero {...about.hero} drawing={trail}>
        {founder ? <FounderStory story={about.story} founder={founder} /> : null}
      </Hero>
      <ServiceRows {...about.services} items={services.cards.items} />
      <Leadership {...about.leadership} profiles={leadership} />
      <TeamCarousel {...about.team} members={teamMembers} />
      <Section band="sand" {...whyChooseUs}>
        <PointList
          numbered
          columns={2}
          points={points.map(({ title, description }) => ({ title, text: description }))}
        />
        <TrustSlots {...trust} />
      </Section>
      <ClosingBand {...about.closing} cta={freeConsultation} also={planHub} />
    </>
  );
}
