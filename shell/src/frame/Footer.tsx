import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { NavArea } from '@sayapatri/contract';
import { brand } from '@sayapatri/facts/brand';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { footerHeadings } from '../content/frame.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import footerRidge from '../pictures/footer-ridge.svg';
import { FooterContact } from './FooterContact.tsx';
import { Socials } from './Socials.tsx';

/** The mountain ridge between the page and the footer: overlaps the section above, whatever its background. */
const Ridge = styled('img')({
  display: 'block',
  width: '100%',
  height: 'clamp(36px, 6vw, 88px)',
  marginTop: 'calc(-1 * clamp(36px, 6vw, 88px))',
  marginBottom: -1,
  position: 'relative',
  pointerEvents: 'none',
});

const Ground = styled('footer')({
  color: 'var(--mui-palette-onDeepSoft)',
  background: 'var(--mui-palette-bandDeep)',
  // On a phone the ground goes on below the bar that ends the page.
  '@media (max-width: 599px)': { marginBottom: -61, paddingBottom: 61 },
  // Elsewhere the last line ends above the assistant's button.
  '@media screen and (min-width: 600px)': { paddingBottom: 72 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': {
      color: 'var(--mui-palette-onDeep)',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&[aria-current=page]': { color: 'var(--mui-palette-secondary-light)' },
  },
  '& h2': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 700, color: 'var(--mui-palette-onDeep)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const Groups = styled('div')({
  display: 'grid',
  gap: '40px 32px',
  paddingBlock: '24px 48px',
  gridTemplateColumns: '1fr 2fr',
  // On a phone the pages and, in two columns, the countries stand side by side where the text is not enlarged.
  '@media (max-width: 599px)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    paddingBlock: '12px 16px',
    '& a': { minHeight: 36 },
    '& > :nth-of-type(2)': { flex: '1 1 6.9rem' },
    '& > :nth-of-type(3)': { flex: '2 1 11.9rem' },
  },
  '@media (min-width: 1200px)': { gridTemplateColumns: '1.6fr 1fr 1.5fr auto' },
});

const Wide = styled('div')({ '@media (max-width: 1199px)': { gridColumn: '1 / -1', flexBasis: '100%' } });

const Tagline = styled('p')({
  maxWidth: '26em',
  margin: '0 0 16px',
  fontSize: 'clamp(1.0625rem, 1rem + 0.5vw, 1.25rem)',
  lineHeight: 1.45,
  fontWeight: 550,
  color: 'var(--mui-palette-onDeep)',
});

/** Two columns if the longest country name fits, otherwise one; on a phone as high as the pages beside it. */
const Columns = styled('ul')({
  columns: '6.3em 2',
  columnGap: 16,
  '& li': { breakInside: 'avoid' },
  '@media (max-width: 599px)': {
    display: 'grid',
    gridTemplateRows: 'repeat(5, auto)',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    columnGap: 24,
  },
});

const Copyright = styled('p')({
  margin: 0,
  padding: '16px 0',
  fontSize: '0.875rem',
  borderTop: '1px solid rgb(255 255 255 / 0.16)',
});

/** The footer: tagline and social links, two groups of links, contact details and the copyright line. */
export function Footer() {
  return (
    <>
      <Ridge src={footerRidge} alt="" fetchPriority="low" data-no-print />
      <Ground>
        <Container>
          <Groups>
            <Wide>
              <Tagline>{brand.tagline}</Tagline>
              <Socials />
            </Wide>
            <div>
              <h2>{footerHeadings.informations}</h2>
              <ul>
                <Links area="informations" />
              </ul>
            </div>
            <div>
              <h2>{footerHeadings.studyAbroad}</h2>
              <Columns>
                <Links area="study-abroad" />
              </Columns>
            </div>
            <Wide>
              <h2>{footerHeadings.contact}</h2>
              <FooterContact />
            </Wide>
          </Groups>
          <Copyright>{`© ${brand.copyrightYear} ${brand.fullName}. ${brand.copyright}`}</Copyright>
        </Container>
      </Ground>
    </>
  );
}

/** List items with the links of one area; the current page is marked. */
function Links({ area }: { area: NavArea }) {
  const { pathname } = useLocation();
  return useNavLinks(area).map(({ label, path }) => (
    <li key={path}>
      <RouterLink to={path} aria-current={path === pathname ? 'page' : undefined}>
        {label}
      </RouterLink>
    </li>
  ));
}
