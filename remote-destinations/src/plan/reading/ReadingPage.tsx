import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlanActions } from '../components/PlanActions.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import type { ReadingContent } from '../content/reading.ts';
import { ReadingPart } from './ReadingPart.tsx';
import { useOpenedByAddress } from './useOpenedByAddress.ts';

interface ReadingPageProps {
  content: ReadingContent;
  /** Drawings, by the id of their part. */
  figures?: Readonly<Record<string, ReactNode>>;
}

/** A page to read: its answer in a sentence, then its parts, most of them folded below answers of their own. */
export function ReadingPage({ content, figures = {} }: ReadingPageProps) {
  const { page, answer, parts, changing, ask, question } = content;
  useOpenedByAddress();
  return (
    <ToolPage texts={page}>
      <Container sx={{ pt: { xs: 3, md: 6 } }}>
        {answer ? (
          <Typography
            component="p"
            variant="subtitle1"
            sx={{ maxWidth: '64ch', mb: { xs: 3, md: 5 }, fontWeight: 600 }}
          >
            {answer}
          </Typography>
        ) : null}
        {parts.map((part) => (
          <ReadingPart key={part.id} part={part} changing={changing} figure={figures[part.id]} />
        ))}
        <PlanActions label={ask} title={page.hero.title} question={question} />
      </Container>
    </ToolPage>
  );
}
