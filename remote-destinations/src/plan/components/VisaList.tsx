import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AmountBar, linkedText } from '@sayapatri/design';
import { TextLinks } from '../../guides/components/TextLinks.tsx';
import content, { type VisaOfCountry } from '../content/visa.ts';
import { inSentence } from '../format.ts';
import { Fold } from '../reading/Fold.tsx';

const { countries, texts } = content;

/** On a phone the fee stands beside the name, and the bar and the time below both. */
const cells = {
  columnGap: { xs: 2, md: 4 },
  // A long name breaks beside its fee where letters stand far apart.
  overflowWrap: 'anywhere',
  gridTemplateAreas: { xs: '"title fee" "bar bar" "time time"', md: '"title fee time" "title bar time"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) fit-content(60%)', md: '1.1fr 1.4fr 1.1fr' },
  gridTemplateRows: { md: 'auto 1fr' },
  '@media print': {
    gridTemplateAreas: '"title fee time" "title bar time"',
    gridTemplateColumns: '2fr 2fr 1fr',
  },
} as const;

/** Every country's fee and time, the lowest fee first; an open country has the rest. */
export function VisaList() {
  const most = Math.max(...countries.map(({ npr = 0 }) => npr));
  return (
    <Box sx={{ mb: { xs: 1, md: 3 } }}>
      {countries.map((country, index) => (
        <Box
          key={country.id}
          // The anchor of the guide to several countries leads to the first of them.
          id={anchorOf(country, countries.slice(0, index))}
          sx={{ scrollMarginTop: 'calc(var(--header-height) + 16px)' }}
        >
          <Fold
            id={country.id}
            title={country.name}
            answer={country.visa}
            heading="h3"
            sx={cells}
            cells={<Figures visa={country} most={most} time={texts.time} />}
          >
            <Box component="dl" sx={{ m: 0 }}>
              {country.rows.map(([title, text]) => (
                <Box
                  key={title}
                  sx={{ mb: 1.5, display: { md: 'grid' }, gridTemplateColumns: '13rem minmax(0, 40em)' }}
                >
                  <Box component="dt" sx={{ fontWeight: 650 }}>
                    {title}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {linkedText(text)}
                  </Box>
                </Box>
              ))}
            </Box>
            <TextLinks links={country.links} />
          </Fold>
        </Box>
      ))}
    </Box>
  );
}

/** The guide's name in addresses where it is not the country's, e.g. `europe`, for the guide's first country in the list. */
function anchorOf({ id, guidePath }: VisaOfCountry, before: readonly VisaOfCountry[]): string | undefined {
  const guide = guidePath.replace('/study-in-', '');
  return guide === id || before.some((one) => one.guidePath === guidePath) ? undefined : guide;
}

function Figures({ visa, most, time }: { visa: VisaOfCountry; most: number; time: string }) {
  const { npr, fee, own } = visa;
  return (
    <>
      <Typography component="span" sx={{ gridArea: 'fee', fontWeight: 650, whiteSpace: 'nowrap' }}>
        {fee}
      </Typography>
      <Box component="span" sx={{ gridArea: 'bar', pt: 0.5 }}>
        {npr === undefined ? null : <AmountBar low={0} high={npr} most={most} />}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {own}
        </Typography>
      </Box>
      <Typography component="span" variant="body2" sx={{ gridArea: 'time' }}>
        {`${time}: ${inSentence(visa.time)}`}
      </Typography>
    </>
  );
}
