import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Hero, HeroDrawing } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import { Link as RouterLink } from 'react-router-dom';
import offline from '../content/offline.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import quietHill from '../pictures/quiet-hill.svg';
import { BesideTitle } from '../sections/BesideTitle.ts';
import { OfficeStatus } from '../sections/OfficeStatus.tsx';

const Ground = styled(BesideTitle)({
  // The drawing's ground meets more of the footer's, whose ridge is not on the device.
  position: 'relative',
  zIndex: 1,
  borderBottom: '24px solid var(--mui-palette-bandDeep)',
  // The drawing is all that a small screen has to show.
  '@media (max-width: 599px)': { '& img[width="1200"]': { height: 'max(190px, 100svh - 640px)' } },
});

/** What a visitor has without a network: the guides on the device, if there are any, and the offices. */
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '20px 40px',
  '@media (max-width: 1099px)': { marginTop: 'clamp(24px, 3vw, 40px)' },
  '& section': { paddingLeft: 16, borderLeft: '3px solid var(--mui-palette-secondary-main)' },
  '& section:has(li):not(:has(li:not([hidden])))': { display: 'none' },
  '& h2': { margin: '0 0 6px', fontSize: '1.125rem' },
  '& p, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& p:has(strong)': { marginTop: 8 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
});

/**
 * What the service worker shows for a page that is not on the device while there is no network. Of the
 * guides those are shown that are on the device (`shell/src/offline/keptPages.ts`).
 */
export default function OfflinePage() {
  const { hero, again, call, kept, offices, mobile } = offline;
  return (
    <Ground>
      <Hero
        art={<HeroDrawing src={quietHill} />}
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <>
            <Button href={call.href} variant="contained" color="secondary" size="large">
              {call.label}
            </Button>
            {/* The empty address opens the page that could not be opened, whose address the worker has kept. */}
            <Button href="" variant="outlined" size="large">
              {again}
            </Button>
          </>
        }
      >
        <Ways>
          <section>
            <h2>{kept}</h2>
            <ul>
              {useNavLinks('study-abroad').map(({ label, path }) => (
                <li key={path} hidden data-kept={path}>
                  <RouterLink to={path}>{label}</RouterLink>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{offices}</h2>
            {brand.offices.map(({ id, address }) => (
              <p key={id}>{address}</p>
            ))}
            <OfficeStatus withHours />
            <a href={mobile.href}>{mobile.label}</a>
          </section>
        </Ways>
      </Hero>
    </Ground>
  );
}
