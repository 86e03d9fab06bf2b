import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pagePaths } from '@sayapatri/contract';
import { AmountBar, linkedText, Picture, radii } from '@sayapatri/design';
import bareRidge from '@sayapatri/pictures/bare-ridge.svg';
import skylines from '@sayapatri/pictures/skylines/skylines.ts';
import labels from '../content/labels.json';
import type { Guide } from '../schema/guide.ts';
import { firstYearEnd } from '../schema/stated.ts';
import { FigureText } from './FigureText.tsx';
import { desktop } from './widths.ts';

const Panel = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [desktop]: {
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    marginTop: 8,
    padding: 24,
    borderRadius: radii.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  // The longest name stays on one line, so that the picture is seen above a phone's bar.
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: '4px 8px',
  margin: '12px 0',
  ...theme.typography.body2,
  [desktop]: { gridTemplateColumns: 'none', rowGap: 12, margin: '20px 0' },
}));

/** A name beside its figure; in the card of a desktop below it, because the column is narrow. */
const Fact = styled('div')({ display: 'contents', [desktop]: { display: 'block' } });

/** Both buttons stand in one row of a phone. */
const next = {
  flex: '1 1 auto',
  px: { xs: 1, sm: 2 },
  fontSize: { xs: 'body2.fontSize', sm: 'button.fontSize' },
} as const;

/** The country's own picture, which a phone cuts at its sides. */
const Skyline = styled(Picture)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  minHeight: 120,
  objectFit: 'cover',
  objectPosition: 'bottom',
  borderRadius: radii.card,
  marginTop: 16,
  background: theme.vars.palette.primarySoft,
  '@media print': { display: 'none' },
}));

/** The first questions of most families: the first year in rupees, English, work, intakes; and the next steps. */
export function AnswerCard({ year, facts, slug }: Guide) {
  const country = slug.slice(9);
  return (
    <Panel aria-label={labels.card}>
      {year ? (
        <>
          <Typography>
            {`${labels.bachelor}: `}
            <Typography
              component="strong"
              sx={{ typography: 'h2', display: 'inline-block', [desktop]: { display: 'block' } }}
            >
              {linkedText(year.text)}
            </Typography>{' '}
            {linkedText(year.of)}
          </Typography>
          <Box sx={{ mt: 1 }}>
            <AmountBar low={year.low} high={year.high} most={firstYearEnd} unit="lakh" />
          </Box>
        </>
      ) : null}
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              <FigureText stated={value} />
            </Box>
          </Fact>
        ))}
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
        <Button href={pagePaths.contact} variant="contained" color="secondary" sx={next}>
          {labels.consultation}
        </Button>
        <Button href={`/plan?country=${country}`} variant="outlined" sx={next}>
          {labels.plan}
        </Button>
      </Box>
      <Skyline
        picture={skylines[country] ?? { src: bareRidge, width: 1200, height: 320 }}
        alt=""
        loading="eager"
        fetchPriority="high"
      />
    </Panel>
  );
}
