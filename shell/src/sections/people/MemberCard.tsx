import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { StaffMember } from '../../schema/entities.ts';
import { Portrait } from './Portrait.tsx';

/** As wide as its card, into whose padding it reaches. Hair is cropped less than sleeves. */
const Face = styled(Portrait)({
  width: 'calc(100% + 40px)',
  maxWidth: 'none',
  height: 'auto',
  aspectRatio: '1.1',
  margin: '-20px -20px 4px',
  borderRadius: 0,
  objectPosition: '50% 12%',
});

interface MemberCardProps {
  member: StaffMember;
  /** What stands below the words. */
  children?: ReactNode;
}

/** A member of the team in a carousel: portrait, name, role and a few sentences. */
export function MemberCard({ member: { name, role, image, description }, children }: MemberCardProps) {
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: '100%', p: 2.5 }}>
      <Face image={image} name={name} />
      <div>
        <Typography variant="h3">{name}</Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {role}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {description}
        </Typography>
      </div>
      {children}
    </Card>
  );
}
