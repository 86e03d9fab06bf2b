import { type Heading, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberCard } from '../people/MemberCard.tsx';

/** Staff members in a slider: name, role, portrait and a few sentences. */
export function StaffSlider({ title, intro, staff }: Heading & { staff: readonly StaffMember[] }) {
  return (
    <Section title={title} intro={intro}>
      <Carousel
        label={title}
        item="staff member"
        slideWidth={{ 0: 1, 600: 2, 900: 3 }}
        gap={24}
        slides={staff.map((member) => ({ id: member.name, content: <MemberCard member={member} /> }))}
      />
    </Section>
  );
}
