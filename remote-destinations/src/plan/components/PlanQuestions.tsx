import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PlanContent } from '../content/plan.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { usual } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { PlanField } from './PlanField.tsx';

const Questions = styled(AnswerForm)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** The plan's questions: countries, level, marks, English, budget. Without scripts they lead to the costs. */
export function PlanQuestions({ content, plan }: { content: PlanContent; plan: Plan }) {
  const { form, countries } = content;
  return (
    <Questions label={form.label} query={plan.query} defaults={usual} action="/plan/cost">
      <PlanField name="country" choices={countries} />
      <PlanField
        name="country"
        label={form.with}
        value=""
        choices={[{ id: '', name: form.undecided }, ...countries]}
      />
      <PlanField name="level" />
      <PlanField name="marks" />
      <PlanField name="test" />
      <PlanField name="score" />
      <PlanField name="budget" />
      {/* Beside the fields, below the height of their labels. */}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        sx={{ px: 1, minHeight: 56, mt: 'calc(1.4375em * 0.9375 + 6px)' }}
      >
        {form.submit}
      </Button>
    </Questions>
  );
}
