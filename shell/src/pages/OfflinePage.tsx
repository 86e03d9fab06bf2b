import { Hero, HeroDrawing, Link, LinkButton, styled } from '@sayapatri/design';
import offline from '../content/offline.ts';
import quietHill from '../drawings/QuietHill.tsx?drawing';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { OfficeStatus } from '../sections/OfficeStatus.tsx';

const Ground = styled('div')({
  // The drawing's ground meets the footer, whose ridge is not on the device.
  position: 'relative',
  zIndex: 1,
  '& h1 ~ p:last-child': {
    marginTop: 16,
    paddingLeft: 14,
    borderLeft: '3px solid var(--mui-palette-secondary-main)',
  },
  // The drawing is all that a small screen has to show.
  '@media (max-width: 599px)': { '& img[width="1200"]': { height: 'max(190px, 100svh - 550px)' } },
});

/** Not there while no guide is kept. */
const Kept = styled('section')({
  marginTop: 28,
  '&:not(:has(li:not([hidden])))': { display: 'none' },
  '& h2': { margin: '0 0 8px', fontSize: '1.125rem' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 9,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    textUnderlineOffset: '0.2em',
  },
});

/**
 * What the service worker shows for a page that is not on the device while there is no network. It keeps the drawing
 * with the page, and takes `hidden` from each guide that is on the device (compose/src/site/serviceWorker.js).
 */
export default function OfflinePage() {
  const { hero, again, call, kept } = offline;
  return (
    <Ground>
      <Hero
        art={<HeroDrawing src={quietHill} />}
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <>
            <LinkButton href={call.href} variant="contained" color="secondary" size="large">
              {call.label}
            </LinkButton>
            {/* No address is the one that could not be opened, which the worker has kept in the bar. */}
            <LinkButton href="" variant="outlined" size="large">
              {again}
            </LinkButton>
          </>
        }
      >
        <Kept>
          <h2>{kept}</h2>
          <ul>
            {useNavLinks('study-abroad').map(({ label, path }) => (
              <li key={path} hidden data-kept={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </Kept>
        <OfficeStatus withHours />
      </Hero>
    </Ground>
  );
}
