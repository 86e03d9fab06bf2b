import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Hero, HeroDrawing } from '@sayapatri/design';
import notFound from '../content/notFound.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { useTitle } from '../navigation/useTitle.ts';
import lostTrail from '../pictures/lost-trail.svg';

/** Shown for every path that no package owns; the server sends it with status 404. */
export default function NotFoundPage() {
  useTitle(notFound.title);
  const popular = [
    ...notFound.popular.links,
    ...useNavLinks('test-preparation'),
    ...useNavLinks('study-abroad'),
  ];
  return (
    <Hero
      low
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
        </>
      }
    >
      <Typography variant="h4" component="h2" sx={{ mt: 3 }}>
        {notFound.popular.title}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {popular.map(({ label, path }) => (
          <li key={path}>
            <Link href={path} sx={{ display: 'inline-block', py: 1.25 }}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Hero>
  );
}
