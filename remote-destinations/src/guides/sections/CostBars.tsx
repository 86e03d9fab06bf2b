import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Fact } from '@sayapatri/facts';
import { Icon } from '../components/Icon.tsx';
import { statedText } from '../components/statedText.ts';
import { labels } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

interface CostBarProps {
  label: string;
  /** The cost in words. */
  value: string;
  /** How far the bar is filled, 0 to 100. */
  percent: number;
}

/** A cost, its name and a bar. */
const CostBar = ({ label, value, percent }: CostBarProps) => (
  <>
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <Box component="span" sx={{ flex: '1 1 6em' }}>
        {label}
      </Box>
      <Typography component="strong" sx={{ fontWeight: 650 }}>
        {value}
      </Typography>
    </Stack>
    <LinearProgress
      role="meter"
      variant="determinate"
      color="secondary"
      aria-label={label}
      aria-valuetext={value}
      value={percent}
      sx={{ mt: 0.5 }}
    />
  </>
);

const upperBound = ({ low = 0, high = low }: Fact) => high;

/** A bar for each cost, filled by its upper bound, and the total beside them. The list's highest cost fills its bar. */
export function CostBars({ section }: { section: SectionOf<'costs'> }) {
  const { items, total, period } = section;
  const highest = Math.max(...items.map(({ costRange }) => upperBound(costRange)));
  const [rupees, sum] = total?.drawn?.split('\n') ?? [];
  return (
    <>
      {/* The bars stand one below the other, so that all have one scale. */}
      <Box
        component="ul"
        data-beside
        sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map(({ category, costRange, icon, description }) => (
          <Stack key={category} component="li" direction="row" sx={{ columnGap: 1.5, breakInside: 'avoid' }}>
            <Icon name={icon} sx={{ display: { xs: 'none', sm: 'block' }, color: 'accentText' }} />
            <Box sx={{ flex: 1 }}>
              <CostBar
                label={category}
                value={statedText(costRange)}
                percent={(100 * upperBound(costRange)) / highest}
              />
              {description ? <p>{description}</p> : null}
            </Box>
          </Stack>
        ))}
      </Box>
      {total ? (
        <Box
          sx={{
            mt: 2,
            p: { xs: 1.5, sm: 3 },
            borderRadius: '16px',
            bgcolor: 'accentSoft',
            // The total stands below the heading and beside the bars.
            '@media screen and (min-width: 1000px)': { '&&': { gridColumn: 1 }, alignSelf: 'start' },
          }}
        >
          {`${labels.totalRange} `}
          <Typography
            component="strong"
            variant="h3"
            sx={(theme) => ({
              [theme.breakpoints.up('md')]: { display: 'block', fontSize: theme.typography.h2.fontSize },
            })}
          >
            {sum}
          </Typography>
          {period ? ` ${period} ` : ' '}
          <small>{rupees}</small>
        </Box>
      ) : null}
    </>
  );
}
