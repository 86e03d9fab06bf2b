import Box from '@mui/material/Box';
import { linkedText } from '@sayapatri/design';
import type { Stated } from '../schema/stated.ts';

/**
 * A figure and its rupees: what applies to whoever starts now leads, and what it was stands after it. The commas are read
 * aloud and copied.
 */
export function FigureText({ stated }: { stated: Stated }) {
  if (typeof stated === 'string') return linkedText(stated);
  const { text, newer, rupees } = stated;
  return (
    <>
      {linkedText(newer ?? text)}
      {rupees ? (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {', '}
          {linkedText(rupees)}
        </Box>
      ) : null}
      {newer ? (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {', '}
          <Box component="small" sx={{ typography: 'caption' }}>
            {'was '}
            {linkedText(text)}
          </Box>
        </Box>
      ) : null}
    </>
  );
}
