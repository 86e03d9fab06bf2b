import { Hero, LinkButton, styled } from '@sayapatri/design';
import offline from '../content/offline.ts';

/** Keeps the buttons clear of the footer's ridge. */
const AboveRidge = styled('div')({ paddingBottom: 'clamp(56px, 9vw, 128px)' });

/**
 * What the service worker shows for a page that is not on the device while there is no network. It has no drawing, as a
 * picture's file would be missing too.
 */
export default function OfflinePage() {
  const { hero, home, call } = offline;
  return (
    <AboveRidge>
      <Hero
        title={hero.title}
        blurb={hero.blurb}
        actions={
          <>
            <LinkButton href={call.href} variant="contained" color="secondary" size="large">
              {call.label}
            </LinkButton>
            <LinkButton href={home.href} variant="outlined" size="large">
              {home.label}
            </LinkButton>
          </>
        }
      />
    </AboveRidge>
  );
}
