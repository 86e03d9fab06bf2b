import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hero } from '@sayapatri/design';
import notFound from '../content/notFound.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { useTitle } from '../navigation/useTitle.ts';
import lostTrail from '../pictures/lost-trail.svg';
import { LinkLine } from '../sections/LinkLine.tsx';

/** Shown for every path that no package owns; the server sends it with status 404. */
export default function NotFoundPage() {
  useTitle(notFound.title);
  const { popular, guides, tests, talk } = notFound.groups;
  const groups = [
    popular,
    { ...guides, links: useNavLinks('study-abroad') },
    { ...tests, links: useNavLinks('test-preparation') },
    talk,
  ];
  return (
    <Hero {...notFound.hero} cta={notFound.home} drawing={lostTrail}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3 }}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <Typography variant="h4" component="h2">
              {title}
            </Typography>
            <LinkLine links={links} />
          </section>
        ))}
      </Box>
    </Hero>
  );
}
