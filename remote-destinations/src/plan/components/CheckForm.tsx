import { styled } from '@mui/material/styles';
import { FormField } from '@sayapatri/design/formField';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';
import { choicesOf } from './choicesOf.ts';
import { QueryForm } from './QueryForm.tsx';
import { RadioPills } from './RadioPills.tsx';
import { typedIn } from './typedIn.ts';

/** Two fields stand below each choice on a phone, beside the choice on a computer. */
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 20px',
  alignItems: 'start',
  '@media (max-width: 19em)': { gridTemplateColumns: '1fr' },
  '@media (min-width: 1000px)': { gridTemplateColumns: 'max-content minmax(0, 1fr) minmax(0, 1fr)' },
});

const Choice = styled(RadioPills)({
  gridColumn: '1 / -1',
  '@media (min-width: 1000px)': { gridColumn: 1 },
});

/** The form for level, marks, gap years, English and budget. A field with unreadable text shows an error. */
export function CheckForm({ texts, answers }: { texts: CheckContent['form']; answers: Answers }) {
  const { defaults } = texts;
  const typed = (name: Answers['faults'][number], hint: string) =>
    typedIn({
      name,
      inputMode: name === 'budget' ? 'text' : 'decimal',
      hint,
      fault: answers.faults.includes(name) ? texts.faults[name] : undefined,
    });
  return (
    <QueryForm label={texts.label} defaults={defaults}>
      <Row>
        <Choice
          pairs
          label={texts.finished}
          name="finished"
          defaultValue={defaults.finished}
          choices={choicesOf(texts.levels)}
        />
        <FormField label={texts.marks} {...typed('marks', texts.marksHint)} />
        <FormField label={texts.gap} {...typed('gap', texts.gapHint)} />
        <Choice
          label={texts.test}
          name="test"
          defaultValue={defaults.test}
          choices={choicesOf(texts.tests)}
        />
        <FormField label={texts.score} {...typed('score', texts.scoreHint(answers.test))} />
        <FormField label={texts.budget} {...typed('budget', texts.budgetHint)} />
      </Row>
    </QueryForm>
  );
}
