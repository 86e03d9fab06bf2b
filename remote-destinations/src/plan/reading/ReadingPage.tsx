import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { PlanView } from '../components/PlanView.tsx';
import type { ReadingContent } from '../content/reading.ts';
import { ReadingParts } from './ReadingParts.tsx';

type ReadingPageProps = ComponentProps<typeof ReadingParts> & { content: ReadingContent };

/** A page to read: its answer in a sentence, then its parts. */
export const ReadingPage = ({ content, figures }: ReadingPageProps) => (
  <PlanView {...content}>
    <Box sx={{ mt: { xs: 3, md: 5 } }}>
      <ReadingParts content={content} figures={figures} />
    </Box>
  </PlanView>
);
