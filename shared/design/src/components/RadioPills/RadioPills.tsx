import { styled } from '@mui/material/styles';
import type { Choice } from '../Field/Field.tsx';

const Pills = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 6, padding: 0, fontWeight: 650, fontSize: '0.9688rem' },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '6px 16px',
    border: '1px solid var(--mui-palette-text-secondary)',
    borderRadius: 999,
    cursor: 'pointer',
  },
  // Forced colours remove backgrounds, so that the outline marks the chosen pill.
  '& label:has(:checked)': {
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    borderColor: 'var(--mui-palette-primary-main)',
    outline: '2px solid transparent',
  },
  '& label:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

export interface RadioPillsProps {
  label: string;
  name: string;
  choices: readonly Choice[];
  /** The value that is chosen at first. */
  defaultValue: string;
}

/** One of a few choices, all of them visible: native radio buttons drawn as pills. */
export function RadioPills({ label, name, choices, defaultValue }: RadioPillsProps) {
  return (
    <Pills>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === defaultValue}
          />
          {choice.label}
        </label>
      ))}
    </Pills>
  );
}
