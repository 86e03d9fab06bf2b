import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText, radii } from '@sayapatri/design';
import labels from '../content/labels.json';
import { type FirstYearParts, firstYearEnd } from '../schema/stated.ts';
import { RowTable } from './RowTable.tsx';

/** Shades of the colour of figures, by the part's place in the table; the last is still seen on the page's ground. */
const shades = [100, 74, 52, 34];
const shade = (part: number) =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${shades[part] ?? 34}%, var(--mui-palette-background-default))`;

const lakh = (amount: number) => amount.toFixed(1);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 1,
  height: 16,
  borderRadius: radii.small,
  overflow: 'hidden',
  // Only an outline shows what is left of the scale: a filled track would read as one more part.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
}));

const Swatch = styled('i')({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 8,
  borderRadius: radii.small / 2,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** The parts of a bachelor's first year, for the lowest and the highest sum or for each country of the guide. */
export function FirstYear({ bars, parts, rest }: FirstYearParts) {
  const totals = [
    [labels.total, ...bars.map(({ name, sum }) => <b key={name}>{lakh(sum)}</b>)],
    ...(bars.some(({ lowest }) => lowest !== undefined)
      ? [[labels.lowestTotal, ...bars.map(({ lowest, sum }) => lakh(lowest ?? sum))]]
      : []),
  ];
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
        caption={labels.firstYear}
        columns={[labels.part, ...bars.map(({ name }) => name)]}
        rows={[
          ...parts.map(({ label, amounts }, part) => [
            <span key={label}>
              <Swatch style={{ background: shade(part) }} />
              {label}
            </span>,
            ...amounts.map((amount) => (amount ? lakh(amount) : '–')),
          ]),
          ...totals,
        ]}
      />
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {linkedText(rest)}
      </Typography>
    </Box>
  );
}
