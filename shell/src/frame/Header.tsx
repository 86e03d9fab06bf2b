import PhoneOutlinedIcon from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { brand } from '@sayapatri/facts/brand';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import labels from '../content/labels/frame.json';
import { freeConsultation } from '../content/paths.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { Entry, EntryList } from './headerLayout.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';
import { NavMenus } from './NavMenus.tsx';
import { useFolded } from './useFolded.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  container: 'bar header / inline-size',
  '&[data-folded]': { containerName: 'bar' },
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** As wide as the content's grid, which larger text widens. Until scripts fold what does not fit, it takes a second line. */
const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 'calc(var(--header-height) - 1px)',
  maxWidth: 'max(78rem, 1248px)',
  // The row of entries needs the margins too where it has just enough room.
  '@container header (64rem <= width < 76rem)': { paddingInline: 20 },
});

/** Pushed to the end by its own margin, so that the entries stay in place while the rest of the page still comes. */
const Contact = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });

const Phone = styled(Button)(({ theme }) => ({
  gap: 6,
  minWidth: 44,
  padding: 4,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

/** On a phone, and beside the row of entries where the room is short, the sign alone is seen. */
const PhoneNumber = styled('span')({
  '@container bar (width < 37.5rem)': visuallyHidden,
  '@container header (64rem <= width < 80rem)': visuallyHidden,
});

const Consultation = styled(Button)({
  whiteSpace: 'nowrap',
  '@container bar (width < 30rem)': { display: 'none' },
});

/** Sticky: logo, navigation, one phone number and the main call to action. */
export function Header() {
  const row = useRef<HTMLDivElement>(null);
  useFolded(row);
  const main = useNavLinks('main');
  const studyAbroad = useNavLinks('study-abroad');
  const testPreparation = useNavLinks('test-preparation');
  const { pathname } = useLocation();
  const [phone] = brand.phones;

  return (
    <Bar>
      <Row ref={row}>
        <Logo />
        <MobileMenu>
          <nav aria-label={labels.mainNavigation}>
            <EntryList>
              {main.map(({ label, path }) => (
                <li key={path}>
                  <Entry
                    href={path}
                    color="inherit"
                    aria-current={path === pathname ? 'page' : pathname.startsWith(`${path}/`) || undefined}
                  >
                    {label}
                  </Entry>
                </li>
              ))}
              <NavMenus
                menus={[
                  { ...labels.menus.studyAbroad, links: studyAbroad },
                  { ...labels.menus.testPreparation, links: testPreparation },
                ]}
              />
            </EntryList>
          </nav>
        </MobileMenu>
        <Contact>
          <Phone href={phone.href} color="inherit">
            <PhoneOutlinedIcon fontSize="small" sx={{ color: 'accentText' }} />
            <PhoneNumber>{phone.label}</PhoneNumber>
          </Phone>
          <Consultation href={freeConsultation.href} variant="contained" color="secondary" size="small">
            {freeConsultation.label}
          </Consultation>
          <MobileMenuButton />
        </Contact>
      </Row>
    </Bar>
  );
}
