import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import notFound from '../content/notFound.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { useTitle } from '../navigation/useTitle.ts';
import lostTrail from '../pictures/lost-trail.svg';
import { PageHero } from '../sections/PageHero.tsx';

/** Shown for every path that no package owns; the server sends it with status 404. */
export default function NotFoundPage() {
  useTitle(notFound.title);
  const popular = [
    ...notFound.popular.links,
    ...useNavLinks('test-preparation'),
    ...useNavLinks('study-abroad'),
  ];
  return (
    <PageHero hero={notFound.hero} cta={notFound.home} also={notFound.contact} drawing={lostTrail}>
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
    </PageHero>
  );
}
