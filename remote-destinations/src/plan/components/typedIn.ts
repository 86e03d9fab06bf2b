import type { FormFieldProps } from '@sayapatri/design/formField';

interface Typed {
  name: string;
  /** The keyboard that a phone shows. */
  inputMode: 'decimal' | 'numeric' | 'text';
  hint?: string | undefined;
  /** What is wrong with the text. */
  fault?: string | undefined;
  maxLength?: number;
}

/** The props of a field to type in, with the line below it: its hint, or what is wrong. */
export const typedIn = ({ name, hint, fault, ...html }: Typed): Omit<FormFieldProps, 'label'> => ({
  name,
  autoComplete: 'off',
  error: fault !== undefined,
  helperText: fault ?? hint,
  html,
});
