import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hero } from '@sayapatri/design';
import texts from '../content/labels/not-found.json';
import { contactPhone, costPlanner, paths, planHub } from '../content/paths.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import { useTitle } from '../navigation/useTitle.ts';
import lostTrail from '../pictures/lost-trail.svg';
import { LinkLine } from '../sections/LinkLine.tsx';

/** Shown for every path that no package owns; the server sends it with status 404. */
export default function NotFoundPage() {
  useTitle(texts.title);
  const { popular, guides, tests, talk } = texts.groups;
  // By what a visitor may have looked for; the site's packages name the guides and the tests.
  const groups = [
    {
      title: popular,
      links: [
        { label: planHub.label, path: planHub.href },
        { label: costPlanner.label, path: costPlanner.href },
        { label: texts.services, path: paths.services },
      ],
    },
    { title: guides, links: useNavLinks('study-abroad') },
    { title: tests, links: useNavLinks('test-preparation') },
    {
      title: talk,
      links: [
        { label: texts.contact, path: paths.contact },
        { label: contactPhone.label, path: contactPhone.href },
      ],
    },
  ];
  return (
    <Hero {...texts.hero} cta={{ label: texts.home, href: paths.home }} drawing={lostTrail}>
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
