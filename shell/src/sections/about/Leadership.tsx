import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberDetails } from '../people/MemberDetails.tsx';
import { Portrait } from '../people/Portrait.tsx';

/** Portrait and name, below them the story and the contact details; on wide screens these stand beside the portrait. */
const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: '12px 16px',
  paddingBlock: 'clamp(16px, 2.4vw, 28px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: 'auto 1fr / 160px 1.5fr 1fr',
    gap: '8px 48px',
  },
}));

const Face = styled(Portrait)(({ theme }) => ({
  width: 72,
  height: 72,
  [theme.breakpoints.up('md')]: { gridRow: '1 / 3', width: 160, height: 160 },
}));

/** The leadership: portrait, biography and contact details. */
export function Leadership({ title, intro, profiles }: Heading & { profiles: readonly StaffMember[] }) {
  return (
    <Section title={title} intro={intro}>
      {profiles.map((profile) => (
        <Row key={profile.email}>
          <Face image={profile.image} name={profile.name} />
          <Box sx={{ alignSelf: { xs: 'center', md: 'start' } }}>
            <Typography variant="h3">{profile.name}</Typography>
            <Typography sx={{ fontWeight: 650, color: 'text.secondary' }}>{profile.role}</Typography>
          </Box>
          <Typography sx={{ gridColumn: { xs: '1 / -1', md: 2 } }}>{profile.description}</Typography>
          <Box sx={{ gridArea: { xs: 'auto / 1 / auto / -1', md: '1 / 3 / 3' } }}>
            <MemberDetails {...profile} />
          </Box>
        </Row>
      ))}
    </Section>
  );
}
