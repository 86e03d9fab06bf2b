import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand, mapEmbedUrl } from '@sayapatri/facts/brand';
import panel from '../content/panel.json';
import { fill } from '../markup/markdown.ts';

/**
 * The map needs scripts, its own origin to fetch tiles, and a new tab for its link to the large map. Its origin is never
 * this site's, so the frame can't remove its sandbox.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A live map of each office, which is loaded when it is unfolded. */
export const OfficeMaps = () =>
  brand.offices.map((office) => (
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
  ));
