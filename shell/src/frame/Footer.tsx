import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NavArea } from '@sayapatri/contract';
import { brand } from '@sayapatri/facts/brand';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import labels from '../content/labels/frame.json';
import { useNavLinks } from '../navigation/SiteContext.ts';
import footerRidge from '../pictures/footer-ridge.svg';
import { FooterContact } from './FooterContact.tsx';
import { FooterLink, FooterList } from './footerLinks.ts';
import { barHeight, inBar } from './MobileActionBar.tsx';
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

const Ground = styled('footer')(({ theme }) => ({
  // Covers the ridge's last row, which is a blend where a screen pixel is a fraction of a CSS pixel.
  position: 'relative',
  color: theme.vars.palette.onDeepSoft,
  background: theme.vars.palette.bandDeep,
  // The ground goes on below the bar that ends the page.
  [inBar]: { marginBottom: -barHeight, paddingBottom: barHeight },
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: '40px 32px',
  paddingBlock: '24px 48px',
  // On a phone the pages and, in two columns, the countries stand side by side where the text is not enlarged.
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 16px',
    paddingBlock: '8px 12px',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.6fr 1fr 1.5fr auto' },
}));

/** Two columns if the longest country name fits, otherwise one; on a phone as high as the pages beside it. */
const Countries = styled(FooterList)(({ theme }) => ({
  columns: '6.3em 2',
  columnGap: 16,
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateRows: 'repeat(5, auto)',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    columnGap: 24,
  },
}));

const wholeRow = { gridColumn: { xs: '1 / -1', lg: 'auto' }, flexBasis: '100%' };

function Group({ title, basis, children }: { title: string; basis?: string; children: ReactNode }) {
  return (
    <Box sx={basis ? { flex: basis } : wholeRow}>
      <Typography variant="h4" component="h2" sx={{ mb: { xs: 0, sm: 1 }, color: 'onDeep' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The footer: tagline and social links, two groups of links, contact details and the copyright line. */
export function Footer() {
  return (
    <>
      <Ridge src={footerRidge} alt="" loading="lazy" data-no-print />
      <Ground>
        <Container>
          <Groups>
            <Box sx={wholeRow}>
              <Typography
                sx={{
                  maxWidth: '26em',
                  mb: { xs: 1, sm: 2 },
                  typography: { xs: 'body2', sm: 'subtitle1' },
                  color: 'onDeep',
                }}
              >
                {brand.tagline}
              </Typography>
              <Socials />
            </Box>
            <Group title={labels.footer.informations} basis="1 1 6.9rem">
              <FooterList>
                <Links area="informations" />
              </FooterList>
            </Group>
            <Group title={labels.footer.studyAbroad} basis="2 1 11.9rem">
              <Countries>
                <Links area="study-abroad" />
              </Countries>
            </Group>
            <Group title={labels.footer.contact}>
              <FooterContact />
            </Group>
          </Groups>
          <Typography
            variant="caption"
            component="p"
            sx={{ py: { xs: 1, sm: 2 }, borderTop: '1px solid rgb(255 255 255 / 0.16)' }}
          >
            {`© ${brand.copyrightYear} ${brand.fullName}. ${brand.copyright}`}
          </Typography>
        </Container>
      </Ground>
    </>
  );
}

/** List items with the links of one area; the current page is marked. */
function Links({ area }: { area: NavArea }) {
  const { pathname } = useLocation();
  return useNavLinks(area).map(({ label, path }) => (
    <Box component="li" key={path} sx={{ breakInside: 'avoid' }}>
      <FooterLink href={path} aria-current={path === pathname ? 'page' : undefined}>
        {label}
      </FooterLink>
    </Box>
  ));
}
