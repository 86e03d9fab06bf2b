import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberDetails } from '../people/MemberDetails.tsx';
import { Portrait } from '../people/Portrait.tsx';

/** Portrait and story; the contact details below them or, on wide screens, beside them. */
const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '8px 20px',
  alignItems: 'start',
  paddingBlock: 'clamp(16px, 2.4vw, 28px)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '160px 1.5fr 1fr', columnGap: 48 },
}));

const Face = styled(Portrait)(({ theme }) => ({
  width: 104,
  height: 104,
  [theme.breakpoints.up('md')]: { width: 160, height: 160 },
}));

/** The leadership: portrait, biography and contact details. */
export function Leadership({ title, intro, profiles }: Heading & { profiles: readonly StaffMember[] }) {
  return (
    <Section title={title} intro={intro}>
      {profiles.map((profile) => (
        <Row key={profile.email}>
          <Face image={profile.image} name={profile.name} />
          <div>
            <Typography variant="h3">{profile.name}</Typography>
            <Typography sx={{ fontWeight: 650, color: 'text.secondary' }}>{profile.role}</Typography>
            <Typography sx={{ mt: 1 }}>{profile.description}</Typography>
          </div>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <MemberDetails {...profile} />
          </Box>
        </Row>
      ))}
    </Section>
  );
}
