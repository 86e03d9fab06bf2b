import Box from '@mui/material/Box';
import type { MarksContent } from '../content/marks.ts';
import { ReadingPart } from '../reading/ReadingPart.tsx';
import { GradeLadder } from './GradeLadder.tsx';

/** What marks and years from Nepal count for: NEB's ladder, and the cases that need more words. */
export function Marks({ content: { grades, ladder, parts, changing } }: { content: MarksContent }) {
  return (
    <Box
      id="marks"
      sx={{ mt: { xs: 6, md: 9 }, scrollMarginTop: 'var(--header-height)', displayPrint: 'none' }}
    >
      {parts.map((part) => (
        <ReadingPart
          key={part.id}
          part={part}
          changing={changing}
          figure={part.id === 'grades' ? <GradeLadder grades={grades} ladder={ladder} /> : undefined}
        />
      ))}
    </Box>
  );
}
