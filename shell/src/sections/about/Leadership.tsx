import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Heading, Section } from '@sayapatri/design';
import type { StaffMember } from '../../schema/entities.ts';
import { MemberDetails } from '../people/MemberDetails.tsx';
import { Portrait } from '../people/Portrait.tsx';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '104px 1fr',
  gap: '4px 20px',
  alignItems: 'start',
  paddingBlock: 'clamp(20px, 3vw, 32px)',
  borderTop: '1px solid var(--mui-palette-divider)',
  '& p': { margin: '8px 0 0', textWrap: 'balance' },
  '& img': { width: '100%', height: 'auto' },
  // On a phone the name stands beside the portrait, and all else below both.
  '@media (max-width: 599px)': {
    '& > img, & > picture': { gridRow: '1 / 3' },
    '& > div': { display: 'contents' },
    '& h3': { alignSelf: 'end' },
    '& h3 + p': { marginTop: 0 },
    '& p + p, & dl': { gridColumn: '1 / 3', marginTop: 10 },
  },
  '@media (min-width: 600px)': {
    gridTemplateColumns: '160px 1fr',
    gap: '16px 32px',
    '& > :last-child': { gridColumn: 2 },
  },
  '@media (min-width: 900px)': {
    gridTemplateColumns: '200px 1.5fr 1fr',
    gap: 48,
    '& > :last-child': { gridColumn: 3 },
  },
});

const Role = styled('p')({ fontWeight: 650, color: 'var(--mui-palette-accentText)' });

/** The leadership: portrait, biography and contact details. */
export function Leadership({ title, intro, profiles }: Heading & { profiles: readonly StaffMember[] }) {
  return (
    <Section title={title} intro={intro}>
      {profiles.map((profile) => (
        <Row key={profile.email}>
          <Portrait image={profile.image} name={profile.name} />
          <div>
            <Typography variant="h3">{profile.name}</Typography>
            <Role>{profile.role}</Role>
            <p>{profile.description}</p>
          </div>
          <MemberDetails {...profile} />
        </Row>
      ))}
    </Section>
  );
}
