import { type Heading, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberCard } from '../people/MemberCard.tsx';
import { MemberDetails } from '../people/MemberDetails.tsx';

/** One step, a card and its gap, is 270 px (SPEC section 9). */
const cardWidth = 246;
const gap = 24;

/** The team, one card each; moves by 270 px every 1000 ms and returns to the start at the end. */
export function TeamCarousel({ title, intro, members }: Heading & { members: readonly StaffMember[] }) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Carousel
        label={title}
        item="team member"
        slideWidth={`${cardWidth}px`}
        gap={gap}
        autoplay={{ delay: 1000, steady: true }}
        slides={members.map((member) => ({
          id: member.email,
          content: (
            <MemberCard member={member}>
              <MemberDetails {...member} inCard />
            </MemberCard>
          ),
        }))}
      />
    </Section>
  );
}
