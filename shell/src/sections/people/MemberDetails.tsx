import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { phoneLink } from '@sayapatri/facts/brand';
import labels from '../../content/labels/about.json';
import type { StaffMember } from '../../schema/entities.ts';

/** The names of the details are for screen readers: who sees a number or an address knows it. */
const Name = styled('dt')(visuallyHidden);

const Value = styled('dd')({ margin: 0 });

/** Tall enough for a thumb without pushing its label away. */
const Address = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: 'inline-block',
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
    <Box
      component="dl"
      sx={{ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column', gap: 1, m: 0 }}
    >
      <div>
        <Name>{labels.member.expertise}</Name>
        <Value>
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
        </Value>
      </div>
      <Box sx={inCard ? { mt: 'auto', pt: 1.25, borderTop: 1, borderColor: 'divider' } : undefined}>
        <Name>{labels.member.email}</Name>
        <Value>
          <Address href={`mailto:${email}`}>
            {mailbox}
            <wbr />@{host}
          </Address>
        </Value>
      </Box>
      <div>
        <Name>{labels.member.phone}</Name>
        <Value>
          <Address href={href}>{label}</Address>
        </Value>
      </div>
    </Box>
  );
}
