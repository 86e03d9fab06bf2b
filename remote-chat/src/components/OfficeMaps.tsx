import PlaceIcon from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand, mapEmbedUrl } from '@sayapatri/facts/brand';
import valley from '@sayapatri/pictures/valley-map.svg';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';

/** An office on the drawn map, which shows 85.26 to 85.39 degrees east and 27.645 to 27.745 north. */
const placeOf = ({ latitude, longitude }: (typeof brand.offices)[number]) => ({
  left: `${((longitude - 85.26) / 0.13) * 100}%`,
  top: `${((27.745 - latitude) / 0.1) * 100}%`,
});

/** Its tip is the place. */
const Pin = styled('div')(({ theme }) => ({
  position: 'absolute',
  translate: '-50% -100%',
  display: 'grid',
  justifyItems: 'center',
  color: theme.vars.palette.primary.main,
}));

/**
 * The map needs scripts, its own origin to fetch tiles, and a new tab for its link to the large map. Its origin is never
 * this site's, so the frame can't remove its sandbox.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Both offices on a drawn map, and a live one of each, which is loaded when it is unfolded. */
export function OfficeMaps() {
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ position: 'relative', height: 190, overflow: 'hidden', borderRadius: 1 }}>
        <Box
          sx={{ position: 'absolute', inset: '50% 0 auto', aspectRatio: '1150 / 1000', translate: '0 -62%' }}
        >
          <Box component="img" src={valley} alt="" sx={{ width: '100%' }} />
          {brand.offices.map((office) => (
            <Pin key={office.id} style={placeOf(office)}>
              <Typography variant="caption" sx={{ px: 0.75, fontWeight: 700, bgcolor: 'background.paper' }}>
                {office.name}
              </Typography>
              <PlaceIcon />
            </Pin>
          ))}
        </Box>
      </Box>
      {brand.offices.map((office) => (
        <details key={office.id}>
          <Typography component="summary" variant="body2" sx={{ py: 1.25, fontWeight: 600 }}>
            {fill(panel.words.liveMap, office)}
          </Typography>
          <Box
            component="iframe"
            src={mapEmbedUrl(office)}
            title={fill(panel.words.mapOf, office)}
            loading="lazy"
            sandbox={sandbox}
            sx={{ display: 'block', width: '100%', height: 180, border: 0, colorScheme: 'light' }}
          />
        </details>
      ))}
    </Box>
  );
}
