import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import { styled } from '@mui/material/styles';
import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

const Frame = styled('div')({
  '& label': { display: 'block', marginBottom: 6, fontWeight: 650, fontSize: '0.9688rem' },
  '& label span': { color: 'var(--mui-palette-accentText)' },
  '& label small': { fontWeight: 400, fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& input, & textarea, & select': {
    display: 'block',
    width: '100%',
    minHeight: 48,
    padding: '10px 14px',
    font: 'inherit',
    color: 'inherit',
    background: 'var(--mui-palette-background-default)',
    border: '1px solid var(--mui-palette-text-secondary)',
    borderRadius: 10,
    // When the browser scrolls to the field, its label stays visible too.
    scrollMarginTop: '2.5rem',
    '&:focus-visible': {
      outlineColor: 'var(--mui-palette-primary-main)',
      outlineOffset: 1,
      boxShadow: 'none',
    },
  },
  '& textarea': { resize: 'vertical' },
  '& select': { appearance: 'none', paddingRight: 44, textOverflow: 'ellipsis' },
  '& label + span': { position: 'relative', display: 'block' },
  '& label + span svg': { position: 'absolute', right: 12, top: 12, pointerEvents: 'none' },
  '& [aria-invalid=true]': { borderColor: 'var(--mui-palette-error-main)' },
  '& p': { margin: '6px 0 0', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& p[data-error]': { color: 'var(--mui-palette-error-main)' },
});

interface FieldText {
  label: string;
  /** Shown after the label of a field that may stay empty, e.g. `optional`. */
  optional?: string;
  /** A sentence below the control, read out with it. */
  hint?: string;
  /** What is wrong with the value; marks the control as invalid. */
  error?: string;
}

/** A choice: its label, and its value in the form. */
export interface Choice {
  value: string;
  label: string;
}

export type FieldProps = FieldText &
  (
    | (InputHTMLAttributes<HTMLInputElement> & { multiline?: false; choices?: never })
    | (TextareaHTMLAttributes<HTMLTextAreaElement> & { multiline: true; choices?: never })
    | (SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly (string | Choice)[]; multiline?: false })
  );

/**
 * A labelled native input, a textarea if `multiline`, or a select if it has `choices`. All other props go to the
 * control.
 */
export function Field({ label, optional, hint, error, multiline, choices, ...props }: FieldProps) {
  const id = useId();
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
    ...props,
  };
  return (
    <Frame>
      <label htmlFor={control.id}>
        {label}
        {props.required ? <span aria-hidden="true"> *</span> : null}
        {optional ? ' ' : null}
        {optional ? <small>({optional})</small> : null}
      </label>
      {choices ? (
        <span>
          <select {...(control as SelectHTMLAttributes<HTMLSelectElement>)}>
            {choices.map((choice) =>
              typeof choice === 'string' ? (
                <option key={choice}>{choice}</option>
              ) : (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ),
            )}
          </select>
          <KeyboardArrowDownIcon />
        </span>
      ) : multiline ? (
        <textarea {...(control as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
      ) : (
        <input {...(control as InputHTMLAttributes<HTMLInputElement>)} />
      )}
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      {error ? (
        <p id={`${id}-error`} data-error>
          {error}
        </p>
      ) : null}
    </Frame>
  );
}
