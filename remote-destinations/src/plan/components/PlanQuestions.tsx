import Button from '@mui/material/Button';
import hub from '../content/hub.json';
import countries from '../content/hubCountries.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { usual } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { PlanField } from './PlanField.tsx';

/** The plan's questions: countries, level, marks, English, budget. Without scripts they lead to the costs. */
export function PlanQuestions({ plan }: { plan: Plan }) {
  const { form } = hub;
  return (
    <AnswerForm
      label={form.label}
      query={plan.query}
      defaults={usual}
      action="/plan/cost"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: '16px 12px',
        alignItems: 'start',
      }}
    >
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
    </AnswerForm>
  );
}
