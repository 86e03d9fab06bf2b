import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { radii } from '@sayapatri/design';
import { type CSSProperties, createContext, useContext } from 'react';

/** The country that a reader of a guide of several countries has chosen, for all of the guide's switches. */
export const CountryChoice = createContext<{
  chosen?: string | undefined;
  choose: (country: string) => void;
}>({
  choose: () => {},
});

export const Pill = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 16,
  borderRadius: radii.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  'input:checked + &': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
  'input:focus-visible + &': { outline: '3px solid', outlineOffset: 2 },
  '@media print': { border: 0, minHeight: 0, padding: 0 },
}));

interface CountryRadioProps {
  country: string;
  /** The one that is shown until the reader chooses. */
  usual: string | undefined;
  name: string;
  id: string;
  label?: typeof Pill;
  style?: CSSProperties;
}

/** The browser's own radio button of a country and its label; a choice holds for all of the guide's switches. */
export function CountryRadio({ country, usual, name, id, label: Label = Pill, style }: CountryRadioProps) {
  const { chosen = usual, choose } = useContext(CountryChoice);
  return (
    <>
      <input
        type="radio"
        name={name}
        id={id}
        style={{ ...visuallyHidden, ...style }}
        checked={country === chosen}
        onChange={() => choose(country)}
      />
      <Label htmlFor={id} style={style}>
        {country}
      </Label>
    </>
  );
}
