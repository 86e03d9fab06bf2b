import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CardFrame, type Heading, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { StaffMember } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';

const StaffCard = styled(CardFrame)({
  gap: 12,
  overflow: 'hidden',
  '& img': {
    width: 'calc(100% + 48px)',
    maxWidth: 'none',
    height: 'auto',
    aspectRatio: '1',
    margin: '-24px -24px 8px',
    borderRadius: 0,
  },
  '& p': { margin: '2px 0 0', textWrap: 'balance' },
  '& h3 + p': { fontWeight: 650, color: 'var(--mui-palette-accentText)' },
  '& > p': { color: 'var(--mui-palette-text-secondary)' },
  // On a phone the name stands beside the portrait, so that both are in the first screen.
  '@media (max-width: 599px)': {
    display: 'grid',
    gridTemplateColumns: '112px 1fr',
    alignItems: 'center',
    '& img': { width: '100%', margin: 0, borderRadius: 16 },
    '& > p': { gridColumn: '1 / -1' },
  },
});

/** Staff members in a slider: name, role, portrait and a few sentences. */
export function StaffSlider({ title, intro, staff }: Heading & { staff: readonly StaffMember[] }) {
  return (
    <Section title={title} intro={intro}>
      <Carousel
        label={title}
        item="staff member"
        slideWidth={{ 0: 1, 600: 2, 900: 3 }}
        gap={24}
        slides={staff.map(({ name, role, image, description }) => ({
          id: name,
          content: (
            <StaffCard>
              <Portrait image={image} name={name} />
              <div>
                <Typography variant="h3">{name}</Typography>
                <p>{role}</p>
              </div>
              <p>{description}</p>
            </StaffCard>
          ),
        }))}
      />
    </Section>
  );
}
