import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { brand, mapEmbedUrl, mapLinkUrl } from '@sayapatri/facts/brand';
import valley from '@sayapatri/pictures/valley-map.svg';
import type { ContactContent } from '../../content/contact.ts';

type Office = (typeof brand.offices)[number];

/** The drawn map's size on the page. */
const drawn = { width: 1300, height: 1130 };

/** The position of the drawn map that centres the office; undefined for an office outside the valley. */
function centredOn({ latitude, longitude }: Office) {
  const left = (longitude - 85.26) / 0.13;
  const top = (27.745 - latitude) / 0.1;
  if (Math.min(left, top) < 0.2 || Math.max(left, top) > 0.8) return undefined;
  return { left: `calc(50% - ${left * drawn.width}px)`, top: `calc(50% - ${top * drawn.height}px)` };
}

export function OfficeMaps({ title, intro, ...texts }: ContactContent['map']) {
  return (
    <Section band="sand" title={title} intro={intro}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
          gap: { xs: 2, md: 4 },
        }}
      >
        {brand.offices.map((office) => (
          <OfficeMap key={office.id} office={office} {...texts} />
        ))}
      </Box>
    </Section>
  );
}

/**
 * The drawn map, which covers the live map until the visitor asks for the live one: if the map's host can't be reached, the
 * browser fills the frame with an error, which the page can't detect.
 */
const Drawn = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: `linear-gradient(${theme.vars.palette.primarySoft}, ${theme.vars.palette.background.default})`,
  'figure:has(details[open]) &': { display: 'none' },
}));

const Valley = styled('img')({ position: 'absolute', maxWidth: 'none' });

/** Stands out among dark streets too. */
const Pin = styled(PlaceOutlinedIcon)(({ theme }) => ({
  position: 'absolute',
  inset: 'calc(50% - 24px) auto auto calc(50% - 24px)',
  padding: 10,
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: theme.vars.palette.onDeep,
  background: theme.vars.palette.bandDeep,
}));

const Live = styled('iframe')({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

const Summary = styled('summary')({ paddingBlock: 9, fontWeight: 600 });

interface OfficeMapProps extends Omit<ContactContent['map'], 'title' | 'intro'> {
  office: Office;
}

/** One office and its map: the site's only third-party frame, loaded lazily. The link leads keyboard users to the same map. */
function OfficeMap({ office, openMap, liveMap, mapOf }: OfficeMapProps) {
  const centred = centredOn(office);
  return (
    <Card component="figure" sx={{ m: 0 }}>
      <Box
        sx={{
          position: 'relative',
          height: { xs: 180, md: 300 },
          '@media print': { display: 'none' },
        }}
      >
        <Live src={mapEmbedUrl(office)} title={`${mapOf} ${office.address}`} loading="lazy" tabIndex={-1} />
        <Drawn>
          {centred ? <Valley src={valley} alt="" {...drawn} loading="lazy" style={centred} /> : null}
          <Pin />
        </Drawn>
      </Box>
      <Box component="figcaption" sx={{ px: { xs: 2, md: 3 }, py: 1.5 }}>
        <Typography variant="h3">{office.address}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <Link href={mapLinkUrl(office)} sx={{ py: '9px' }}>
            {openMap}: {office.name} <OpenInNewIcon fontSize="small" sx={{ verticalAlign: '-0.2em' }} />
          </Link>
          <details>
            <Summary>{liveMap}</Summary>
          </details>
        </Box>
      </Box>
    </Card>
  );
}
