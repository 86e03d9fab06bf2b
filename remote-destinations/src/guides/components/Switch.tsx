import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { radii } from '@sayapatri/design';
import { Fragment, type ReactNode } from 'react';

const Group = styled('fieldset')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  border: 0,
});

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: radii.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  fontWeight: 600,
  cursor: 'pointer',
  'input:checked + &': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
  'input:focus-visible + &': { outline: '3px solid', outlineOffset: 2 },
  '@media print': { border: 0, minHeight: 0, padding: 0 },
}));

/** On paper every choice is printed. */
const Panel = styled('div')({
  order: 1,
  flexBasis: '100%',
  '@media screen': { 'input:not(:checked) + label + &': { display: 'none' } },
  '@media print': { order: 0 },
});

interface SwitchProps {
  /** Unique on its page. */
  id: string;
  /** Says what is chosen, for screen readers. */
  label: string;
  panels: readonly { name: string; content: ReactNode }[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** Panels of which one is shown: radio buttons, which work without scripts. */
export function Switch({ id, label, panels, chosen, onChoose }: SwitchProps) {
  return (
    <Group>
      <legend style={visuallyHidden}>{label}</legend>
      {panels.map(({ name, content }, index) => {
        const input = `${id}-${index}`;
        return (
          <Fragment key={name}>
            <input
              type="radio"
              name={id}
              id={input}
              style={visuallyHidden}
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <Choice htmlFor={input}>{name}</Choice>
            <Panel>{content}</Panel>
          </Fragment>
        );
      })}
    </Group>
  );
}
