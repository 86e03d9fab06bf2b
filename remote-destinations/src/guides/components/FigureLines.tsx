import Box from '@mui/material/Box';
import type { Stated } from '../schema/stated.ts';
import { FigureText } from './FigureText.tsx';

interface FigureLinesProps {
  lines: readonly { name?: string | undefined; stated: Stated }[];
}

/** A cell's figures, one below the other, each with its name if it has one. */
export const FigureLines = ({ lines }: FigureLinesProps) =>
  lines.map(({ name, stated }, line) => (
    <Box key={line} component="span" sx={{ display: 'block' }}>
      {name ? `${name} ` : null}
      <FigureText stated={stated} />{' '}
    </Box>
  ));
