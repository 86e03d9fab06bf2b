import Box from '@mui/material/Box';
import { linkedText } from '@sayapatri/design';
import type { Stated } from '../schema/stated.ts';

/** A figure on one line: what applies to whoever starts now, and rupees. The commas are read aloud and copied. */
export function FigureText({ stated }: { stated: Stated }) {
  if (typeof stated === 'string') return linkedText(stated);
  const { text, newer, rupees } = stated;
  return (
    <>
      {text}
      {newer ? [', ', <b key="newer">{newer}</b>] : null}
      {rupees ? (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{`, ${rupees}`}</Box>
      ) : null}
    </>
  );
}
