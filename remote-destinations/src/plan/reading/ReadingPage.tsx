import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { PageContents } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { PlanActions } from '../components/PlanActions.tsx';
import { ToolPage } from '../components/ToolPage.tsx';
import type { ReadingContent } from '../content/reading.ts';
import { ReadingPart } from './ReadingPart.tsx';

const Columns = styled('div')({
  paddingBlock: 'clamp(24px, 4vw, 64px) 0',
  '& > div > section:not([data-quiet]):has(+ [data-quiet])': { paddingBottom: 12 },
  '& > div > section:not([data-quiet]):has(> details):has(+ [data-quiet])': { paddingBottom: 32 },
  '& > div > :is(:not(section), [data-quiet]) + section:not([data-quiet])': {
    marginTop: 'clamp(32px, 4vw, 56px)',
  },
  // Three links or fewer stand in one line above the text.
  '@media (min-width: 600px)': {
    '&:not(:has(> nav li:nth-of-type(4))) > nav': {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      gap: 32,
      marginBottom: 32,
      '& h2': { margin: 0 },
      '& ul': { display: 'flex', gap: 32 },
      '& a': { border: 0 },
    },
  },
  '@media (min-width: 1000px)': {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: 72,
    '&:not(:has(> nav li:nth-of-type(4)))': { display: 'block' },
  },
});

interface ReadingPageProps {
  content: ReadingContent;
  /** Drawings, by the id of their part. */
  figures?: Readonly<Record<string, ReactNode>>;
  /** Stands before the parts. */
  children?: ReactNode;
}

/** A page to read from top to bottom: a table of contents beside its parts. */
export function ReadingPage({ content, figures = {}, children }: ReadingPageProps) {
  const { page, parts, changing, ask, question } = content;
  return (
    <ToolPage texts={page}>
      <Container>
        <Columns>
          <PageContents
            entries={parts.flatMap(({ id, title, short, quiet }) =>
              quiet && !short ? [] : { id, title: short ?? title },
            )}
          />
          <div>
            {children}
            {parts.map((part) => (
              <ReadingPart key={part.id} part={part} changing={changing} figure={figures[part.id]} />
            ))}
            <PlanActions label={ask} title={page.hero.title} question={question} />
          </div>
        </Columns>
      </Container>
    </ToolPage>
  );
}
