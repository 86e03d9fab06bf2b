import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import labels from '../content/labels.json';
import { type FirstYearPlot, firstYearEnd } from '../schema/stated.ts';

/** The parts of a bachelor's first year, or the sum in each country of the guide, on the scale of all guides. */
export const FirstYear = ({ bars, rest }: FirstYearPlot) => (
  <Box sx={{ flex: '1 1 100%', minWidth: 0, mt: 1 }}>
    <RangeBars
      caption={labels.firstYear}
      unit={labels.lakh}
      columns={[labels.part, labels.lakh]}
      bars={bars}
      axis={{ from: 0, to: firstYearEnd, step: 25 }}
    />
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {linkedText(rest)}
    </Typography>
  </Box>
);
