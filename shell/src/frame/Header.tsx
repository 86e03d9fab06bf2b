import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { brand } from '@sayapatri/facts/brand';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { mainNavigationLabel, menuLabels } from '../content/frame.ts';
import { freeConsultation } from '../content/paths.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';
import { NavMenus } from './NavMenus.tsx';
import { Navigation, wideHeader } from './navStyles.ts';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  height: 'var(--header-height)',
  background: 'var(--mui-palette-background-default)',
  borderBottom: '1px solid var(--mui-palette-divider)',
});

const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  height: '100%',
  // As wide as the content's grid, which larger text widens.
  maxWidth: 'max(78rem, 1248px)',
});

const Contact = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // As far from the button as the menu's sign is.
  '@media (min-width: 44em) and (max-width: 79.99em)': { '& > a': { marginRight: 8 } },
  [wideHeader]: { gap: 14 },
});

/** Hidden from view, but not from screen readers. */
const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const Phone = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.25rem', color: 'var(--mui-palette-accentText)' },
  '@media (max-width: 599px)': { '& span': visuallyHidden },
  [wideHeader]: { '[data-crowded] & span': visuallyHidden },
});

const Consultation = styled('div')({
  whiteSpace: 'nowrap',
  '@media (max-width: 479px)': { display: 'none' },
});

/** The last entries of the full-screen menu. */
const MenuActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 20,
  [wideHeader]: { display: 'none' },
});

/** Sticky and of fixed height: logo, navigation, one phone number and the main call to action. */
export function Header() {
  const main = useNavLinks('main');
  const studyAbroad = useNavLinks('study-abroad');
  const testPreparation = useNavLinks('test-preparation');
  const { pathname } = useLocation();
  const [phone] = brand.phones;

  return (
    <Bar>
      <Row data-crowded={main.length > 5 || undefined}>
        <div data-beside-menu>
          <Logo />
        </div>
        <MobileMenu>
          <Navigation aria-label={mainNavigationLabel}>
            <ul>
              {main.map(({ label, path }) => (
                <li key={path}>
                  <RouterLink
                    to={path}
                    aria-current={path === pathname ? 'page' : pathname.startsWith(`${path}/`) || undefined}
                  >
                    {label}
                  </RouterLink>
                </li>
              ))}
              <NavMenus
                menus={[
                  { ...menuLabels.studyAbroad, links: studyAbroad },
                  { ...menuLabels.testPreparation, links: testPreparation },
                ]}
              />
            </ul>
          </Navigation>
          <MenuActions>
            <Button href={freeConsultation.href} variant="contained" color="secondary">
              {freeConsultation.label}
            </Button>
            <Phone href={phone.href}>
              <PhoneOutlinedIcon />
              {phone.label}
            </Phone>
          </MenuActions>
        </MobileMenu>
        <Contact data-beside-menu>
          <Phone href={phone.href}>
            <PhoneOutlinedIcon />
            <span>{phone.label}</span>
          </Phone>
          <Consultation>
            <Button href={freeConsultation.href} variant="contained" color="secondary">
              {freeConsultation.label}
            </Button>
          </Consultation>
          <MobileMenuButton />
        </Contact>
      </Row>
    </Bar>
  );
}
