import Box from '@mui/material/Box';
import type { Stated } from '../schema/stated.ts';
import { FigureText } from './FigureText.tsx';

interface FigureLinesProps {
  /** Keeps each figure on one line where there is room. */
  whole?: boolean;
  lines: readonly { name?: string | undefined; stated: Stated }[];
}

/** A cell's figures, one below the other, each with its name if it has one. */
export const FigureLines = ({ lines, whole }: FigureLinesProps) =>
  lines.map(({ name, stated }, line) => (
    <Box
      key={line}
      component="span"
      sx={{ display: 'block', whiteSpace: { sm: whole ? 'nowrap' : 'normal' } }}
    >
      {name ? `${name} ` : null}
      <FigureText stated={stated} />{' '}
    </Box>
  ));
