import { brand, Container, Icon, inquiryMailto, Link, styled, useLocation } from 'shared/core';
import { type NavLink, useNavLinks } from '../navigation/SiteContext.ts';
import { Ridge } from './Ridge.tsx';

const Ground = styled('footer')({
  color: 'var(--on-deep-soft)',
  background: 'var(--band-deep)',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--on-deep)', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-current=page]': { color: 'var(--mui-palette-secondary-light)' },
  },
  '& h2': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 700, color: 'var(--on-deep)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const Groups = styled('div')({
  display: 'grid',
  gap: '40px 32px',
  paddingBlock: '24px 48px',
  // Two beside each other, unless the reader's letters are too large for that.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.9rem, 40%), 1fr))',
  '@media (min-width: 900px)': { gridTemplateColumns: '1.6fr 1fr 1.5fr auto' },
});

const Wide = styled('div')({ '@media (max-width: 899px)': { gridColumn: '1 / -1' } });

const Tagline = styled('p')({
  maxWidth: '26em',
  margin: '0 0 16px',
  fontSize: '1.25rem',
  lineHeight: 1.45,
  fontWeight: 550,
  color: 'var(--on-deep)',
});

/** Two columns where the longest name fits a line of one, otherwise a single one. */
const Columns = styled('ul')({ columns: '6.3em 2', columnGap: 16, '& li': { breakInside: 'avoid' } });

const Copyright = styled('p')({
  margin: 0,
  padding: '20px 0 96px',
  fontSize: '0.875rem',
  borderTop: '1px solid rgb(255 255 255 / 0.16)',
});

/** Where else one can go, how to reach the consultancy, and the copyright line. */
export function Footer() {
  return (
    <>
      <Ridge />
      <Ground>
        <Container>
          <Groups>
            <Wide>
              <Tagline>{brand.tagline}</Tagline>
              <Socials />
            </Wide>
            <div>
              <h2>Informations</h2>
              <ul>
                <FooterLinks links={useNavLinks('informations')} />
              </ul>
            </div>
            <div>
              <h2>Study Abroad</h2>
              <Columns>
                <FooterLinks links={useNavLinks('study-abroad')} />
              </Columns>
            </div>
            <Wide>
              <h2>Contact Info</h2>
              <ContactInfo />
            </Wide>
          </Groups>
          <Copyright>
            © {brand.copyrightYear} {brand.fullName}. {brand.copyright}
          </Copyright>
        </Container>
      </Ground>
    </>
  );
}

function FooterLinks({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  return links.map(({ label, path }) => (
    <li key={path}>
      <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  ));
}

function ContactInfo() {
  return (
    <ul>
      {brand.phones.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            <Icon name="phone" fontSize="small" />
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={inquiryMailto}>
          <Icon name="email" fontSize="small" />
          {brand.email}
        </a>
      </li>
      {brand.offices.map(({ id, short }) => (
        <Office key={id}>
          <Icon name="map" fontSize="small" />
          {short}
        </Office>
      ))}
    </ul>
  );
}

const Office = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 });

const SocialList = styled('ul')({
  display: 'flex',
  gap: 8,
  '& a': {
    justifyContent: 'center',
    width: 44,
    height: 44,
    border: '1px solid rgb(255 255 255 / 0.2)',
    borderRadius: 999,
  },
});

function Socials() {
  return (
    <SocialList>
      {brand.socials.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
          >
            <Icon name={icon} fontSize="small" />
          </a>
        </li>
      ))}
    </SocialList>
  );
}
