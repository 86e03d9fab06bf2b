import { FormField } from '@sayapatri/design/formField';
import type { AnswerField, Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';
import { studyLevels, usual } from '../state/planAnswers.ts';
import { choicesOf } from './choicesOf.ts';
import { SelectField } from './SelectField.tsx';
import { typedIn } from './typedIn.ts';

interface CheckFieldsProps {
  texts: Pick<CheckContent, 'form' | 'levels'>;
  answers: Pick<Answers, 'faults' | 'test'>;
}

/** The fields for level, marks, gap years, English and budget; one with unreadable text says so. */
export function CheckFields({ texts: { form, levels }, answers }: CheckFieldsProps) {
  const typed = (name: AnswerField, label: string, hint?: string) => (
    <FormField
      label={label}
      {...typedIn({
        name,
        inputMode: name === 'budget' ? 'text' : 'decimal',
        hint,
        fault: answers.faults.includes(name) ? form.faults(name, answers.test) : undefined,
      })}
    />
  );
  return (
    <>
      <SelectField
        label={form.level}
        name="level"
        defaultValue={usual.level}
        choices={studyLevels.map((level) => ({ value: level, label: levels[level] }))}
      />
      {typed('marks', form.marks, form.marksHint)}
      {typed('gap', form.gap, form.gapHint)}
      <SelectField label={form.test} name="test" defaultValue="" choices={choicesOf(form.tests)} />
      {typed('score', form.score)}
      {typed('budget', form.budget, form.budgetHint)}
    </>
  );
}
