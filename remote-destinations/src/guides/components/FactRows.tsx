import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { linkedText } from '@sayapatri/design';
import type { Stated } from '../schema/stated.ts';
import { FigureText } from './FigureText.tsx';
import { belowBars } from './widths.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  columnGap: 16,
  '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)' },
  paddingBlock: 6,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  ...theme.typography.body2,
  lineHeight: 1.45,
}));

const Name = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary, ...belowBars }));

interface FactRow {
  /** An anchor for links that lead to the row. */
  id?: string;
  label: string;
  value: Stated;
  text?: string;
}

/** Named figures, each with what it depends on. */
export const FactRows = ({ rows }: { rows: readonly FactRow[] }) => (
  <Box component="dl" sx={{ m: 0, containerType: 'inline-size' }}>
    {rows.map(({ id, label, value, text }) => (
      <Row key={label}>
        <Name id={id}>{label}</Name>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          <FigureText stated={value} mark={text ? '.' : ''} />
          {text ? (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {' '}
              {linkedText(text)}
            </Box>
          ) : null}
        </Box>
      </Row>
    ))}
  </Box>
);
