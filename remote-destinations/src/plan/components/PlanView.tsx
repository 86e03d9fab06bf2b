import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlanCountry } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { PlanActions, type PlanActionsProps } from './PlanActions.tsx';
import { PlanBar, type PlanView as View } from './PlanBar.tsx';

/** On paper a plan is one sheet. */
const Page = styled('div')({
  paddingBottom: 'clamp(56px, 20px + 8vw, 120px)',
  '@media print': { zoom: 0.64, padding: 0 },
});

interface PlanViewProps {
  view: View;
  title: string;
  plan: Plan;
  countries: readonly PlanCountry[];
  /** The view's own fields in the bar, in place of country and level. */
  fields?: ReactNode;
  /** The countries that the fields show, where the plan names fewer. */
  shown?: readonly string[];
  /** A field of the view's own beside country and level. */
  extra?: ReactNode;
  /** The answer in a sentence, which is announced when it changes. */
  answer: ReactNode;
  /** Smaller, below the answer. */
  below?: ReactNode;
  /** The button that sends the plan with an enquiry. */
  ask: Omit<PlanActionsProps, 'title' | 'children'>;
  children: ReactNode;
}

/** One of the plan's five views: the bar, the answer in a sentence, what stands behind it, and the ways to send it. */
export function PlanView({ title, answer, below, ask, children, ...bar }: PlanViewProps) {
  return (
    <Page>
      <PlanBar {...bar} />
      <Container sx={{ pt: { xs: 3, md: 4 } }}>
        <Typography variant="overline" component="h1" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <div role="status">
          <Typography variant="h2" component="p" sx={{ mt: 0.5, maxWidth: '24em' }}>
            {answer}
          </Typography>
          {below ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{below}</Typography> : null}
        </div>
        {children}
        <PlanActions title={title} {...ask} />
      </Container>
    </Page>
  );
}
