import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberDetails } from '../people/MemberDetails.tsx';
import { Portrait } from '../people/Portrait.tsx';

/** One step, a card and its gap, is 270 px (SPEC section 9). */
const cardWidth = 246;
const gap = 24;

/** As wide as its card, into whose padding it reaches. Hair is cropped less than sleeves. */
const Face = styled(Portrait)({
  width: 'calc(100% + 40px)',
  maxWidth: 'none',
  height: 224,
  margin: '-20px -20px 4px',
  borderRadius: 0,
  objectPosition: '50% 12%',
});

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
            <Card sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: '100%', p: 2.5 }}>
              <Face image={member.image} name={member.name} />
              <div>
                <Typography variant="h3">{member.name}</Typography>
                <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
                  {member.role}
                </Typography>
                <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                  {member.description}
                </Typography>
              </div>
              <MemberDetails {...member} inCard />
            </Card>
          ),
        }))}
      />
    </Section>
  );
}
