import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useOpenAtAnchor } from '../../guides/components/useOpenAtAnchor.ts';
import { PlanActions, type PlanActionsProps } from './PlanActions.tsx';
import { PlanTabs, type PlanViewName } from './PlanTabs.tsx';

interface PlanViewProps {
  view: PlanViewName;
  title: string;
  /** The answers' bar, a PlanBar; none on a page that is the same for all. */
  bar?: ReactNode;
  /** The plan's answers, which the tabs carry along. */
  query?: URLSearchParams;
  /** The answer in a sentence, which is announced when it changes. */
  answer: ReactNode;
  /** Smaller, below the answer. */
  below?: ReactNode;
  /** The button that sends the plan with an enquiry. */
  ask: Omit<PlanActionsProps, 'title'>;
  children: ReactNode;
}

const none = new URLSearchParams();

/** A page of the plan: the tabs, the answers, one sentence, what stands behind it, and the ways to send it. On paper it is one sheet. */
export function PlanView({ view, title, bar, query = none, answer, below, ask, children }: PlanViewProps) {
  useOpenAtAnchor();
  return (
    <Container
      sx={{
        pt: { xs: 1, sm: 2 },
        pb: 'clamp(56px, 20px + 8vw, 120px)',
        '@media print': { zoom: 0.64, p: 0 },
      }}
    >
      <PlanTabs view={view} query={query} />
      {bar}
      <Typography variant="overline" component="h1" sx={{ mt: { xs: 3, md: 4 }, color: 'text.secondary' }}>
        {title}
      </Typography>
      <div role="status">
        <Typography variant="h2" component="p" sx={{ mt: 0.5, maxWidth: '24em' }}>
          {answer}
        </Typography>
        {below ? (
          <Typography sx={{ mt: 1, maxWidth: '40em', color: 'text.secondary' }}>{below}</Typography>
        ) : null}
      </div>
      {children}
      <PlanActions title={title} {...ask} />
    </Container>
  );
}
