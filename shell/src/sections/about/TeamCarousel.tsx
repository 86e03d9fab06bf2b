import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardFrame, type Heading, Section } from '@sayapatri/design';
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

const MemberCard = styled(CardFrame)({
  gap: 12,
  padding: 20,
  overflow: 'hidden',
  '& img': {
    width: 'calc(100% + 40px)',
    maxWidth: 'none',
    height: 224,
    margin: '-20px -20px 4px',
    borderRadius: 0,
    // Hair is cropped less than sleeves.
    objectPosition: '50% 12%',
  },
  '& p': { margin: '2px 0 0', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& p + p': { marginTop: 8, textWrap: 'balance' },
  // Small enough for an email address to fit on one line.
  '& a': { fontSize: '0.875rem' },
  // Contact details line up at the bottom of all cards.
  '& > :last-child': {
    flex: 1,
    '& > :nth-of-type(2)': {
      marginTop: 'auto',
      paddingTop: 10,
      borderTop: '1px solid var(--mui-palette-divider)',
    },
  },
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
              <MemberCard>
                <Portrait image={member.image} name={member.name} />
                <div>
                  <Typography variant="h3">{member.name}</Typography>
                  <p>{member.role}</p>
                  <p>{member.description}</p>
                </div>
                <MemberDetails {...member} />
              </MemberCard>
            ),
          }))}
        />
      </Row>
    </Section>
  );
}
