import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { radii } from '@sayapatri/design';
import { Fragment, useContext } from 'react';
import { CountryChoice } from '../components/countryChoice.ts';
import { FactRows } from '../components/FactRows.tsx';
import labels from '../content/labels.json';
import type { SectionOf } from '../schema/guide.ts';

const Switch = styled('fieldset')({
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

/** The facts of one country at a time, chosen by radio buttons, which work without scripts; a choice holds for all sections. */
export function CountryFacts({ section: { id, items, countries } }: { section: SectionOf<'countryFacts'> }) {
  const { chosen = countries[0], choose } = useContext(CountryChoice);
  return (
    <Switch>
      <legend style={visuallyHidden}>{labels.country}</legend>
      {items.map(({ country, rows }) => {
        const input = `${id}-${country}`;
        return (
          <Fragment key={country}>
            <input
              type="radio"
              name={`${id}-country`}
              id={input}
              style={visuallyHidden}
              checked={country === chosen}
              onChange={() => choose(country)}
            />
            <Choice htmlFor={input}>{country}</Choice>
            <Panel>
              <FactRows rows={rows} />
            </Panel>
          </Fragment>
        );
      })}
    </Switch>
  );
}
