import { styled } from '@mui/material/styles';
import { Tag } from '@sayapatri/design';
import { phoneLink } from '@sayapatri/facts/brand';
import { memberLabels } from '../../content/team.ts';
import type { StaffMember } from '../../schema/entities.ts';

const Details = styled('dl')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  fontSize: '0.9375rem',
  // The names of the details are for screen readers: who sees a number or an address knows it.
  '& dt': { position: 'absolute', clipPath: 'inset(50%)' },
  '& dd': { margin: 0 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: '0 0 8px', padding: 0, listStyle: 'none' },
  // Tall enough for a thumb without pushing its label away.
  '& a': {
    display: 'inline-block',
    paddingBlock: 10,
    marginBlock: -8,
    color: 'var(--mui-palette-primary-main)',
    fontWeight: 600,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
});

/** A team member's expertise, email and phone. */
export function MemberDetails({ email, phone, expertise }: StaffMember) {
  const { href, label } = phoneLink(phone);
  const [mailbox, host] = email.split('@');
  return (
    <Details>
      <div>
        <dt>{memberLabels.expertise}</dt>
        <dd>
          <ul>
            {expertise.map((field) => (
              <li key={field}>
                <Tag>{field}</Tag>
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{memberLabels.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>
            {mailbox}
            <wbr />@{host}
          </a>
        </dd>
      </div>
      <div>
        <dt>{memberLabels.phone}</dt>
        <dd>
          <a href={href}>{label}</a>
        </dd>
      </div>
    </Details>
  );
}
