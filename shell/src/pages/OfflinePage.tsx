import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hero } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import texts from '../content/labels/offline.json';
import { contactPhone } from '../content/paths.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import quietHill from '../pictures/quiet-hill.svg?inline';
import { LinkLine } from '../sections/LinkLine.tsx';

const Way = styled(Link)({ display: 'inline-block', paddingBlock: 10 });

/**
 * What the service worker shows for a page that is not on the device while there is no network. Its drawing is in its HTML,
 * because the worker keeps no pictures.
 */
export default function OfflinePage() {
  const [phone, mobile = phone] = brand.phones;
  const guides = useNavLinks('study-abroad');
  return (
    <Hero
      {...texts.hero}
      cta={contactPhone}
      // The empty address opens the page that could not be opened, whose address the worker has kept.
      also={{ label: texts.again, href: '' }}
      drawing={quietHill}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3 }}>
        <section>
          <Typography variant="h3" component="h2">
            {texts.kept}
          </Typography>
          <Typography>{texts.whatIsKept}</Typography>
          <LinkLine links={guides} />
        </section>
        <section>
          <Typography variant="h3" component="h2">
            {texts.offices}
          </Typography>
          {brand.offices.map(({ id, address }) => (
            <Typography key={id}>{address}</Typography>
          ))}
          {brand.officeHours.map(({ days, hours }) => (
            <Typography key={days} variant="body2">
              {`${days} ${hours}`}
            </Typography>
          ))}
          <Way href={mobile.href}>{`${texts.call} ${mobile.label}`}</Way>
        </section>
      </Box>
    </Hero>
  );
}
