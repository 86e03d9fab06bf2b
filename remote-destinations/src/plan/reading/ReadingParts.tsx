import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { linkedText, Part, PointList } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import type { ReactNode } from 'react';
import { TextLinks } from '../../guides/components/TextLinks.tsx';
import { PlanSources } from '../components/PlanSources.tsx';
import type { ReadingPart as Content, ReadingContent } from '../content/reading.ts';
import { Fold } from './Fold.tsx';

interface ReadingPartsProps {
  content: Pick<ReadingContent, 'parts' | 'facts' | 'changing'>;
  /** Drawings, by the id of their part. */
  figures: Readonly<Record<string, ReactNode>>;
}

/** The parts of a page to read, most of them folded below answers of their own, and their sources once. */
export const ReadingParts = ({ content: { parts, facts, changing }, figures }: ReadingPartsProps) => (
  <>
    {parts.map((part) => (
      <ReadingPart key={part.id} part={part} figure={figures[part.id]} />
    ))}
    <PlanSources facts={facts} changing={changing} />
  </>
);

/** One part: in the open, or, a quiet one, folded below its answer. */
function ReadingPart({ part, figure }: { part: Content; figure: ReactNode }) {
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
