import Box from '@mui/material/Box';
import { linkedText } from '@sayapatri/design';
import type { ReactNode } from 'react';
import type { Stated } from '../schema/stated.ts';

const Aside = (props: { children: ReactNode }) => (
  <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }} {...props} />
);

/**
 * A figure and its rupees: what applies to whoever starts now leads, and what it was stands after it. The commas are read
 * aloud and copied. `mark` is what follows, such as a full stop, which must not begin a line.
 */
export function FigureText({ stated, mark = '' }: { stated: Stated; mark?: string }) {
  if (typeof stated === 'string') return linkedText(stated + mark);
  const { text, newer, rupees } = stated;
  return (
    <>
      {linkedText(`${newer ?? text}${rupees || newer ? ',' : mark}`)}
      {rupees ? <Aside>{linkedText(` ${rupees}${newer ? ',' : mark}`)}</Aside> : null}
      {newer ? (
        <Aside>
          {' '}
          <Box component="small" sx={{ typography: 'caption' }}>
            {'was '}
            {linkedText(text + mark)}
          </Box>
        </Aside>
      ) : null}
    </>
  );
}
