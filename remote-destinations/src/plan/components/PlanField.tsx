import { FormField } from '@sayapatri/design/formField';
import texts from '../content/planTexts.json';
import { type PlanCountry, studyLevels, usual } from '../state/planAnswers.ts';

type Name = keyof typeof texts.questions;

interface PlanFieldProps {
  name: Name;
  label?: string;
  /** The choices of a country or a city; those of a level and a test are always the same. */
  choices?: readonly Pick<PlanCountry, 'id' | 'name'>[];
  /** The country in the prerendered page. */
  value?: string;
  /** What is wrong with the text. */
  fault?: string | undefined;
}

const fixed: Partial<Record<Name, PlanFieldProps['choices']>> = {
  level: studyLevels.map((id) => ({ id, name: texts.levels[id] })),
  test: [['', texts.noTest] as const, ...Object.entries(texts.tests)].map(([id, name]) => ({ id, name })),
};
const hints: Partial<Record<Name, string>> = texts.hints;

/** One of the plan's questions; it belongs into an AnswerForm. */
export function PlanField({ name, label, choices = fixed[name], value, fault }: PlanFieldProps) {
  const field = { name, label: label ?? texts.questions[name] };
  if (choices === undefined)
    return (
      <FormField
        {...field}
        autoComplete="off"
        error={fault !== undefined}
        helperText={fault ?? hints[name]}
        html={{ inputMode: name === 'budget' ? 'text' : 'decimal' }}
      />
    );
  const first = name === 'country' || name === 'level' ? usual[name] : '';
  return (
    <FormField select {...field} defaultValue={value ?? first}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FormField>
  );
}
