import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PlanSources } from '../components/PlanSources.tsx';
import { PlanView } from '../components/PlanView.tsx';
import type { ReadingContent } from '../content/reading.ts';
import { ReadingPart } from './ReadingPart.tsx';

interface ReadingPageProps {
  content: ReadingContent;
  /** Drawings, by the id of their part. */
  figures: Readonly<Record<string, ReactNode>>;
}

/** A page to read: its answer in a sentence, then its parts, most of them folded below answers of their own, and its sources once. */
export const ReadingPage = ({ content, figures }: ReadingPageProps) => (
  <PlanView {...content}>
    <Box sx={{ mt: { xs: 3, md: 5 } }}>
      {content.parts.map((part) => (
        <ReadingPart key={part.id} part={part} figure={figures[part.id]} />
      ))}
      <PlanSources facts={content.facts} changing={content.changing} />
    </Box>
  </PlanView>
);
