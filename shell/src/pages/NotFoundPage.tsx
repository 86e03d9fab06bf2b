import { Hero, HeroDrawing, LinkButton, styled } from 'shared/core';
import paperPlane from '../drawings/PaperPlane.tsx?drawing';
import { useTitle } from '../navigation/useTitle.ts';

/** Keeps the drawing's foot clear of the ridge that the footer begins with. */
const AboveRidge = styled('div')({ paddingBottom: 'clamp(56px, 9vw, 128px)' });

/** Shown for every path that no package owns; served with status 404. */
export default function NotFoundPage() {
  useTitle('Page not found');
  return (
    <AboveRidge>
      <Hero
        art={<HeroDrawing src={paperPlane} />}
        title="We couldn’t find that page"
        blurb="The address may have changed, or a letter went missing on the way. These pages are a good place to go on."
        actions={
          <>
            <LinkButton href="/" variant="contained" color="secondary" size="large">
              Go to the home page
            </LinkButton>
            <LinkButton href="/contact" variant="outlined" size="large">
              Ask us
            </LinkButton>
          </>
        }
      />
    </AboveRidge>
  );
}
