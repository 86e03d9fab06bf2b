import { Carousel } from 'shared/carousel';
import { CardFrame, Section, styled, Typography } from 'shared/core';
import type { Heading } from '../../content/sections.ts';
import type { TeamMember } from '../../content/team.ts';
import { MemberDetails } from '../people/MemberDetails.tsx';
import { Portrait } from '../people/Portrait.tsx';

/** One step is a card and the space beside it: 270 px. */
const cardWidth = 246;
const gap = 24;

/** Four whole cards at most, so that the last step is a whole one, too. */
const Row = styled('div')({ maxWidth: 4 * cardWidth + 3 * gap });

const MemberCard = styled(CardFrame)({
  gap: 12,
  padding: 20,
  '& p': { margin: '2px 0 0', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& p + p': { marginTop: 8 },
  // An address stands in one line.
  '& a': { gap: 8, fontSize: '0.8125rem' },
  // The ways to reach someone stand at the foot, whatever is said above them.
  '& > :last-child': { marginTop: 'auto' },
});

/** The team, a card each, moving by 270 px every 1000 ms and from the end back to the start. */
export function TeamCarousel({ title, intro, members }: Heading & { members: readonly TeamMember[] }) {
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
            id: member.id,
            content: (
              <MemberCard>
                <Portrait initials={member.image} />
                <div>
                  <Typography variant="h3">{member.name}</Typography>
                  <p>{member.role}</p>
                  {member.description ? <p>{member.description}</p> : null}
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
