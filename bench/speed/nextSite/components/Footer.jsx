import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { NextLink } from './NextLink';

export function Footer({ links }) {
  return (
    <Container component="footer">
      {links.map(({ text, href }) => (
        <MuiLink key={href} component={NextLink} href={href} sx={{ display: 'block', paddingBlock: 1 }}>
          {text}
        </MuiLink>
      ))}
    </Container>
  );
}
