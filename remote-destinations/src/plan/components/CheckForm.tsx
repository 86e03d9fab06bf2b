import { Field, RadioPills, styled } from '@sayapatri/design';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';
import { choicesOf } from './choicesOf.ts';
import { QueryForm } from './QueryForm.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: 20,
  alignItems: 'start',
  maxWidth: 960,
  // The tests stay on one line, with their score beside them.
  '@media (min-width: 640px)': {
    '&:has(fieldset)': { gridTemplateColumns: 'max-content minmax(200px, 22em)' },
  },
});

/** Level, marks, years between, English and budget. A field with unreadable text shows an error. */
export function CheckForm({ texts, answers }: { texts: CheckContent['form']; answers: Answers }) {
  const { defaults } = texts;
  const typed = (name: Answers['faults'][number]) => ({
    name,
    inputMode: name === 'budget' ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    ...(answers.faults.includes(name) ? { error: texts.faults[name] } : {}),
  });
  return (
    <QueryForm label={texts.label} defaults={defaults}>
      <RadioPills
        label={texts.finished}
        name="finished"
        defaultValue={defaults.finished}
        choices={choicesOf(texts.levels)}
      />
      <Row>
        <Field label={texts.marks} hint={texts.marksHint} {...typed('marks')} />
        <Field label={texts.gap} hint={texts.gapHint} {...typed('gap')} />
        <Field label={texts.budget} hint={texts.budgetHint} {...typed('budget')} />
      </Row>
      <Row>
        <RadioPills
          label={texts.test}
          name="test"
          defaultValue={defaults.test}
          choices={choicesOf(texts.tests)}
        />
        <Field label={texts.score} hint={texts.scoreHint(answers.test)} {...typed('score')} />
      </Row>
    </QueryForm>
  );
}
