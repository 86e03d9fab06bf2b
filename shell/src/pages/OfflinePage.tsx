import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hero } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import { officeHoursTexts } from '../content/officeHours.ts';
import offline from '../content/offline.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import quietHill from '../pictures/quiet-hill.svg?inline';
import { LinkLine } from '../sections/LinkLine.tsx';

const Way = styled(Link)({ display: 'inline-block', paddingBlock: 10 });

/**
 * What the service worker shows for a page that is not on the device while there is no network. Its drawing is in its HTML,
 * because the worker keeps no pictures.
 */
export default function OfflinePage() {
  const { hero, again, call, kept, whatIsKept, offices, mobile } = offline;
  const guides = useNavLinks('study-abroad');
  return (
    <Hero
      {...hero}
      cta={call}
      // The empty address opens the page that could not be opened, whose address the worker has kept.
      also={{ label: again, href: '' }}
      drawing={quietHill}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3 }}>
        <section>
          <Typography variant="h3" component="h2">
            {kept}
          </Typography>
          <Typography>{whatIsKept}</Typography>
          <LinkLine links={guides} />
        </section>
        <section>
          <Typography variant="h3" component="h2">
            {offices}
          </Typography>
          {brand.offices.map(({ id, address }) => (
            <Typography key={id}>{address}</Typography>
          ))}
          {officeHoursTexts.map((text) => (
            <Typography key={text} variant="body2">
              {text}
            </Typography>
          ))}
          <Way href={mobile.href}>{mobile.label}</Way>
        </section>
      </Box>
    </Hero>
  );
}
