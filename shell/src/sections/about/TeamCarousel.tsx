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

const wide = (cards: number) => cards * (cardWidth + gap) - gap;

/** As many whole cards as fit; the next card fades in the rest of the row, to show that the row goes on. */
const Row = styled('div')({
  '--whole': `min(${wide(1)}px, 100%)`,
  [`@media (min-width: ${wide(2) + 96}px)`]: { '--whole': `${wide(2)}px` },
  [`@media (min-width: ${wide(3) + 96}px)`]: { '--whole': `${wide(3)}px` },
  [`@media (min-width: ${wide(4) + 96}px)`]: { '--whole': `${wide(4)}px` },
  '& .swiper': {
    paddingRight: 'calc(100% - var(--whole))',
    maskImage: 'linear-gradient(90deg, #000 calc(var(--whole) + 4px), transparent)',
  },
});

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
      <Row>
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
                  <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textWrap: 'balance' }}>
                    {member.description}
                  </Typography>
                </div>
                <MemberDetails {...member} inCard />
              </Card>
            ),
          }))}
        />
      </Row>
    </Section>
  );
}
