import { Hero, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import teamSlider from '../content/labels/team-slider.json';
import { staffMembers } from '../content/people.ts';
import trail from '../pictures/trail-scene.svg';
import { MemberCard } from '../sections/people/MemberCard.tsx';

/** A test page: five staff members in a slider. Not listed in menus, sitemap or search engines. */
export default function TeamSliderPage() {
  const { hero, slider } = teamSlider;
  return (
    <>
      <Hero {...hero} drawing={trail} />
      <Section {...slider}>
        <Carousel
          label={slider.title}
          item="staff member"
          slideWidth={{ 0: 1, 600: 2, 900: 3 }}
          gap={24}
          slides={staffMembers.map((member) => ({
            id: member.name,
            content: <MemberCard member={member} />,
          }))}
        />
      </Section>
    </>
  );
}
