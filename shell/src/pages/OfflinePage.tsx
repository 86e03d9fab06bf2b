import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hero, HeroDrawing } from '@sayapatri/design';
import { brand } from '@sayapatri/facts/brand';
import offline from '../content/offline.ts';
import { useNavLinks } from '../navigation/SiteContext.ts';
import quietHill from '../pictures/quiet-hill.svg?inline';
import { OfficeStatus } from '../sections/OfficeStatus.tsx';

/** Without a guide on the device there is nothing to list. */
const Kept = styled('section')({ '&:not(:has(li:not([hidden])))': { display: 'none' } });

const Way = styled(Link)({ display: 'inline-block', paddingBlock: 9 });

/**
 * What the service worker shows for a page that is not on the device while there is no network. Of the
 * guides those are shown that are on the device (`shell/src/offline/keptPages.ts`). Its drawing is in its HTML, because the
 * worker keeps no pictures.
 */
export default function OfflinePage() {
  const { hero, again, call, kept, offices, mobile } = offline;
  return (
    <Hero
      art={<HeroDrawing src={quietHill} />}
      title={hero.title}
      blurb={hero.blurb}
      actions={
        <>
          <Button href={call.href} variant="contained" color="secondary" size="large">
            {call.label}
          </Button>
          {/* The empty address opens the page that could not be opened, whose address the worker has kept. */}
          <Button href="" variant="outlined" size="large">
            {again}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3 }}>
        <Kept>
          <Typography variant="h3" component="h2">
            {kept}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
          >
            {useNavLinks('study-abroad').map(({ label, path }) => (
              <li key={path} hidden data-kept={path}>
                <Way href={path}>{label}</Way>
              </li>
            ))}
          </Stack>
        </Kept>
        <section>
          <Typography variant="h3" component="h2">
            {offices}
          </Typography>
          {brand.offices.map(({ id, address }) => (
            <Typography key={id}>{address}</Typography>
          ))}
          <OfficeStatus withHours />
          <Way href={mobile.href}>{mobile.label}</Way>
        </section>
      </Box>
    </Hero>
  );
}
