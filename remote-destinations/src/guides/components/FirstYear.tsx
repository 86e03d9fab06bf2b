import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { firstYearEnd, labels } from '../content/labels.ts';
import type { FirstYearParts } from '../schema/stated.ts';
import { RowTable } from './RowTable.tsx';

/** Shades of the colour of figures, by the part's place in the table. */
const shades = [100, 70, 45, 25];
const shade = (part: number) =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${shades[part] ?? 25}%, var(--mui-palette-background-default))`;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 16,
  borderRadius: 8,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));

const Swatch = styled('i')({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 8,
  borderRadius: 3,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** The parts of a bachelor's first year, for the lowest and the highest sum or for each country of the guide. */
export function FirstYear({ bars, parts, rest }: FirstYearParts) {
  const total = [labels.total, ...bars.map(({ sum }) => <b key={sum}>{sum}</b>)];
  return (
    <Box sx={{ flex: '1 1 100%', minWidth: 0, mt: 1 }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '6px 12px',
          alignItems: 'center',
          mb: 1,
        }}
      >
        {bars.map(({ name }, bar) => [
          <Typography key={`${name} name`} variant="body2" component="span">
            {name}
          </Typography>,
          <Bar key={`${name} bar`}>
            {parts.map(({ label, amounts }, part) => (
              <span
                key={label}
                style={{ width: `${(100 * (amounts[bar] ?? 0)) / firstYearEnd}%`, background: shade(part) }}
              />
            ))}
          </Bar>,
        ])}
        <Typography
          variant="caption"
          sx={{ gridColumn: 2, display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}
        >
          <span>0</span>
          <span>{`${firstYearEnd} lakh`}</span>
        </Typography>
      </Box>
      <RowTable
        small
        dense
        hideCaption
        caption={labels.firstYear}
        columns={[labels.part, ...bars.map(({ name }) => name)]}
        rows={[
          ...parts.map(({ label, amounts }, part) => [
            <span key={label}>
              <Swatch style={{ background: shade(part) }} />
              {label}
            </span>,
            ...amounts.map((amount) => amount || '–'),
          ]),
          total,
        ]}
      />
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {rest}
      </Typography>
    </Box>
  );
}
