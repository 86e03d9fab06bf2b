import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { linkedText, Part, PointList } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import type { ReactNode } from 'react';
import { TextLinks } from '../../guides/components/TextLinks.tsx';
import type { ReadingPart as Content } from '../content/reading.ts';
import { Fold } from './Fold.tsx';

interface ReadingPartProps {
  part: Content;
  figure: ReactNode;
}

/** One part of a reading page: in the open, or, a quiet one, folded below its answer. */
export function ReadingPart({ part, figure }: ReadingPartProps) {
  const { id, title, intro, practice, points, note } = part;
  const rest = (
    <>
      {practice ? (
        <Typography sx={{ mb: 2, p: 2, borderRadius: 1, bgcolor: 'band' }}>
          <Chip component="span" label="Our own practice" sx={{ mr: 1 }} /> {linkedText(practice)}
        </Typography>
      ) : null}
      {figure}
      {points ? <PointList points={points} columns={points.length % 2 === 0 && 2} /> : null}
      {part.table ? (
        <RowTable spacious {...part.table} rows={part.table.rows.map((cells) => cells.map(linkedText))} />
      ) : null}
      {part.list ? (
        <Box component="ul" sx={{ mt: 0, pl: 3 }}>
          {part.list.map((item) => (
            <li key={item}>{linkedText(item)}</li>
          ))}
        </Box>
      ) : null}
      {note ? <Typography sx={{ mt: 2, maxWidth: '40em' }}>{linkedText(note)}</Typography> : null}
      {part.links ? <TextLinks links={part.links} /> : null}
    </>
  );
  return part.quiet ? (
    <Fold id={id} title={title} answer={intro}>
      {rest}
    </Fold>
  ) : (
    <Part id={id} title={title} intro={intro}>
      {rest}
    </Part>
  );
}
