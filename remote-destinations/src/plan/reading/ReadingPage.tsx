import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PlanView } from '../components/PlanView.tsx';
import type { ReadingContent } from '../content/reading.ts';
import { ReadingPart } from './ReadingPart.tsx';

interface ReadingPageProps {
  content: ReadingContent;
  /** Drawings, by the id of their part. */
  figures?: Readonly<Record<string, ReactNode>>;
  sources: ReactNode;
}

/** A page to read: its answer in a sentence, then its parts, most of them folded below answers of their own, and its sources once. */
export const ReadingPage = ({ content: { parts, ...head }, figures = {}, sources }: ReadingPageProps) => (
  <PlanView {...head}>
    <Box sx={{ mt: { xs: 3, md: 5 } }}>
      {parts.map((part) => (
        <ReadingPart key={part.id} part={part} figure={figures[part.id]} />
      ))}
      {sources}
    </Box>
  </PlanView>
);
