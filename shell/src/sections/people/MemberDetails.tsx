import { Icon, styled, Tag } from 'shared/core';
import { expertiseOf, type TeamMember } from '../../content/team.ts';

const Details = styled('div')({
  fontSize: '0.9375rem',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 6, margin: '0 0 10px', padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: 'var(--mui-palette-primary-main)',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& svg': { flex: 'none', fontSize: '1.25rem', color: 'var(--accent-text)' },
});

/** A team member's expertise, e-mail and phone. */
export function MemberDetails({ name, email, phone, expertise }: TeamMember) {
  const [mailbox, host] = email.split('@');
  return (
    <Details>
      <ul aria-label={`${expertiseOf} ${name}`}>
        {expertise.map((field) => (
          <li key={field}>
            <Tag>{field}</Tag>
          </li>
        ))}
      </ul>
      <a href={`mailto:${email}`}>
        <Icon name="email" />
        <span>
          {mailbox}
          <wbr />@{host}
        </span>
      </a>
      <a href={phone.href}>
        <Icon name="phone" />
        {phone.label}
      </a>
    </Details>
  );
}
