import { FormField, type FormFieldProps } from '@sayapatri/design/formField';
import type { Choice } from './choicesOf.ts';

interface SelectFieldProps extends Pick<FormFieldProps, 'label' | 'name' | 'defaultValue'> {
  choices: readonly Choice[];
}

/** A choice of one among many: the browser's own select, which works before scripts. */
export function SelectField({ choices, ...props }: SelectFieldProps) {
  return (
    <FormField select {...props}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </FormField>
  );
}
