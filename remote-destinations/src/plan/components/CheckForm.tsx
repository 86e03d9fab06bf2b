import { styled } from '@mui/material/styles';
import { Field, RadioPills } from '@sayapatri/design';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';
import { choicesOf } from './choicesOf.ts';
import { QueryForm } from './QueryForm.tsx';

/** Two fields stand below each choice on a phone, beside the choice on a computer. */
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 20px',
  alignItems: 'start',
  '& fieldset': { gridColumn: '1 / -1' },
  '@media (max-width: 599px)': {
    '& fieldset:first-of-type': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
  '@media (max-width: 19em)': { gridTemplateColumns: '1fr' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'max-content minmax(0, 1fr) minmax(0, 1fr)',
    '& fieldset': { gridColumn: 1 },
  },
});

/** The form for level, marks, gap years, English and budget. A field with unreadable text shows an error. */
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
      <Row>
        <RadioPills
          label={texts.finished}
          name="finished"
          defaultValue={defaults.finished}
          choices={choicesOf(texts.levels)}
        />
        <Field label={texts.marks} hint={texts.marksHint} {...typed('marks')} />
        <Field label={texts.gap} hint={texts.gapHint} {...typed('gap')} />
        <RadioPills
          label={texts.test}
          name="test"
          defaultValue={defaults.test}
          choices={choicesOf(texts.tests)}
        />
        <Field label={texts.score} hint={texts.scoreHint(answers.test)} {...typed('score')} />
        <Field label={texts.budget} hint={texts.budgetHint} {...typed('budget')} />
      </Row>
    </QueryForm>
  );
}
