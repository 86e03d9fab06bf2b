import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Hero, HeroDrawing } from '@sayapatri/design';
import notFound from '../content/notFound.ts';
import { planHub } from '../content/tools.ts';
import { useTitle } from '../navigation/useTitle.ts';
import lostTrail from '../pictures/lost-trail.svg';

/** Puts the drawing's ground in front of the footer's ridge, and more of the footer's ground below it. */
const OverRidge = styled('div')({
  position: 'relative',
  zIndex: 1,
  borderBottom: '24px solid var(--mui-palette-bandDeep)',
  '& a + a + a[data-size]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media (max-width: 599px)': {
    '& img[width="1200"]': { height: 'clamp(158px, 100svh - 590px, 190px)' },
    '& a + a + a[data-size]': { paddingInline: 0 },
  },
});

/** Shown for every path that no package owns; the server sends it with status 404. */
export default function NotFoundPage() {
  useTitle(notFound.title);
  return (
    <OverRidge>
      <Hero
        art={<HeroDrawing src={lostTrail} />}
        title={notFound.hero.title}
        blurb={notFound.hero.blurb}
        actions={
          <>
            <Button href={notFound.home.href} variant="contained" color="secondary" size="large">
              {notFound.home.label}
            </Button>
            <Button href={notFound.contact.href} variant="outlined" size="large">
              {notFound.contact.label}
            </Button>
            <Button href={planHub.href} size="large">
              {planHub.label}
            </Button>
          </>
        }
      />
    </OverRidge>
  );
}
