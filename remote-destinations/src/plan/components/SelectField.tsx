import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Choice } from './choicesOf.ts';

interface SelectFieldProps extends Pick<TextFieldProps, 'label' | 'name' | 'defaultValue'> {
  choices: readonly Choice[];
}

/** A choice of one among many: the browser's own select, which works before scripts. */
export function SelectField({ choices, ...props }: SelectFieldProps) {
  return (
    <TextField select {...props}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
