import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ElementType, type ReactNode, useId } from 'react';

/** The props of MUI's OutlinedInput, and those by which TextField adds to them. */
interface FormFieldProps extends OutlinedInputProps {
  label: ReactNode;
  /** A sentence below the field, read out with it: a hint, or with `error` what is wrong. */
  helperText?: ReactNode;
  /** The browser's own select; its `option`s are the children. */
  select?: boolean;
  /** Attributes of the `input` element, such as `maxLength`. */
  html?: NonNullable<OutlinedInputProps['inputProps']>;
  children?: ReactNode;
}

/**
 * A labelled field of the parts that MUI's TextField is made of, with the browser's own select and its arrow: it works
 * before scripts, and leaves out the menu, popover and dialog that TextField brings, 15 kB that no page opens, and 3 kB of
 * NativeSelect. A field of several `rows` is the browser's own too, because MUI's measures itself when scripts run.
 */
export function FormField({
  id,
  label,
  helperText,
  error,
  select,
  rows,
  html,
  children,
  ...input
}: FormFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const helpId = helperText ? `${fieldId}-help` : undefined;
  const field = { ...input, id: fieldId, 'aria-describedby': helpId };
  return (
    <FormControl
      fullWidth
      error={error ?? false}
      required={input.required ?? false}
      disabled={input.disabled ?? false}
    >
      <InputLabel shrink htmlFor={fieldId}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...field}
        {...(rows && { multiline: true, rows, inputComponent: 'textarea' as const })}
        {...(select && { inputComponent: 'select' as ElementType<InputBaseComponentProps> })}
        slotProps={{ input: select ? { ...html, type: undefined, children } : html }}
      />
      {helperText ? <FormHelperText id={helpId}>{helperText}</FormHelperText> : null}
    </FormControl>
  );
}
