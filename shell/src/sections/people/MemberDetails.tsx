import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { phoneLink } from '@sayapatri/facts/brand';
import type { StaffMember } from '../../schema/entities.ts';

/** Tall enough for a thumb without pushing its label away. */
const Address = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  paddingBlock: 10,
  marginBlock: -8,
  overflowWrap: 'anywhere',
}));

interface MemberDetailsProps extends StaffMember {
  /** In a card, the ways to write and call stand under a line at its end. */
  inCard?: boolean;
}

/** A team member's expertise, email and phone. */
export function MemberDetails({ email, phone, expertise, inCard }: MemberDetailsProps) {
  const { href, label } = phoneLink(phone);
  const [mailbox, host] = email.split('@');
  return (
    <Stack sx={{ position: 'relative', flex: 1, gap: 1, alignItems: 'start' }}>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 0.75, m: 0, mb: 1, p: 0, listStyle: 'none' }}
      >
        {expertise.map((field) => (
          <li key={field}>
            <Chip size="small" label={field} />
          </li>
        ))}
      </Stack>
      {inCard ? (
        <Box sx={{ alignSelf: 'stretch', mt: 'auto', mb: 0.25, borderTop: 1, borderColor: 'divider' }} />
      ) : null}
      <Address href={`mailto:${email}`}>
        {mailbox}
        <wbr />@{host}
      </Address>
      <Address href={href}>{label}</Address>
    </Stack>
  );
}
