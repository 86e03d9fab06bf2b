import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import labels from '../../content/labels/about.json';
import type { TrustContent } from '../../schema/pages.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '16px 32px',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
});

/** By what the consultancy can be checked, as far as it has filled that in; a sample says that it is one. */
export function TrustSlots({ title, intro, registrations }: TrustContent) {
  if (registrations.length === 0) return null;
  const own = registrations.filter(({ sample }) => !sample);
  return (
    <Box component="section" id="registration" aria-label={title} sx={{ mt: 4 }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {own.length < registrations.length ? labels.sample : intro}
      </Typography>
      <List>
        {own.map(({ label, text, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <strong>{label}</strong>}
            <div>{text}</div>
          </li>
        ))}
      </List>
    </Box>
  );
}
