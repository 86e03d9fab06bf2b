import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import { Carousel } from '@sayapatri/design/carousel';
import type { StaffMember } from '../../schema/entities.ts';
import { Portrait } from '../people/Portrait.tsx';

/** On a phone the name stands beside the portrait, so that both are in the first screen. */
const StaffCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  gap: 12,
  alignItems: 'center',
  height: '100%',
  padding: 24,
  [theme.breakpoints.up('sm')]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
}));

const Face = styled(Portrait)(({ theme }) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  [theme.breakpoints.up('sm')]: {
    width: 'calc(100% + 48px)',
    maxWidth: 'none',
    margin: '-24px -24px 8px',
    borderRadius: 0,
  },
}));

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
              <Face image={image} name={name} />
              <div>
                <Typography variant="h3">{name}</Typography>
                <Typography sx={{ mt: 0.25, fontWeight: 650, color: 'text.secondary' }}>{role}</Typography>
              </div>
              <Typography sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>{description}</Typography>
            </StaffCard>
          ),
        }))}
      />
    </Section>
  );
}
