import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import { FigureText } from '../components/FigureText.tsx';
import { ItemGrid } from '../components/ItemGrid.tsx';
import { icons } from '../content/icons.ts';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

/** A bar for each cost, filled by its upper end, and the total. */
export function Costs({ section: { items, percent, total, period } }: { section: SectionOf<'costs'> }) {
  return (
    <>
      <ItemGrid sx={{ ...(items.length % 2 === 1 && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}>
        {items.map(({ category, cost, icon, description }, index) => {
          const Icon = icons[icon];
          return (
            <Typography
              key={category}
              component="li"
              variant="body2"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr) auto',
                columnGap: 1.25,
                lineHeight: 1.45,
                breakInside: 'avoid',
              }}
            >
              <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
              <span>
                {category}
                {description || (cost.rupees && !total) ? (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {': '}
                    {/* The total has the rupees where there is one. */}
                    {linkedText([description, total ? undefined : cost.rupees].filter(Boolean).join(', '))}
                  </Box>
                ) : null}
              </span>
              <Box component="strong" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
                {cost.text.replace(' a month', '')}
              </Box>
              <LinearProgress
                role="meter"
                variant="determinate"
                aria-label={category}
                aria-valuetext={cost.text}
                value={percent[index] ?? 0}
                sx={{ gridColumn: '2 / -1', mt: 0.25 }}
              />
            </Typography>
          );
        })}
      </ItemGrid>
      {total ? (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {`${labels.totalRange} `}
          <Box component="strong" sx={{ fontWeight: 700 }}>
            <FigureText stated={total} />
          </Box>
          {period ? ` ${period}` : null}
        </Typography>
      ) : null}
    </>
  );
}
