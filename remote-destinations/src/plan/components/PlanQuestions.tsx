import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormField } from '@sayapatri/design/formField';
import type { PlanContent } from '../content/plan.ts';
import { AnswerForm } from '../state/AnswerForm.tsx';
import { studyLevels, usual } from '../state/planAnswers.ts';
import type { Plan } from '../state/usePlan.ts';
import { choicesOf } from './choicesOf.ts';
import { SelectField } from './SelectField.tsx';
import { typedIn } from './typedIn.ts';

const Questions = styled(AnswerForm)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/** The four questions: which country, which level, which marks and English, which budget. Without scripts they lead to the costs. */
export function PlanQuestions({ content, plan }: { content: PlanContent; plan: Plan }) {
  const { form, countries, levels } = content;
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Questions label={form.label} query={plan.query} defaults={usual} action="/plan/cost">
      <SelectField label={form.country} name="country" defaultValue={usual.country} choices={choices} />
      <SelectField
        label={form.with}
        name="country"
        defaultValue=""
        choices={[{ value: '', label: form.undecided }, ...choices]}
      />
      <SelectField
        label={form.level}
        name="level"
        defaultValue={usual.level}
        choices={studyLevels.map((level) => ({ value: level, label: levels[level] }))}
      />
      <FormField label={form.marks} {...typedIn({ name: 'marks', inputMode: 'decimal' })} />
      <SelectField label={form.test} name="test" defaultValue="" choices={choicesOf(form.tests)} />
      <FormField label={form.score} {...typedIn({ name: 'score', inputMode: 'decimal' })} />
      <FormField
        label={form.budget}
        {...typedIn({ name: 'budget', inputMode: 'text', hint: form.budgetHint })}
      />
      <Button type="submit" variant="contained" color="secondary" sx={{ minHeight: 56 }}>
        {form.submit}
      </Button>
    </Questions>
  );
}
