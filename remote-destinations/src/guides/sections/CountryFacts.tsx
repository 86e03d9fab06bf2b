import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment } from 'react';
import { CountryRadio } from '../components/CountryRadio.tsx';
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

/** On paper every choice is printed. */
const Panel = styled('div')({
  order: 1,
  flexBasis: '100%',
  '@media screen': { 'input:not(:checked) + label + &': { display: 'none' } },
  '@media print': { order: 0 },
});

/** The facts of one country at a time, chosen by radio buttons, which work without scripts. */
export const CountryFacts = ({
  section: { id, items, countries },
}: {
  section: SectionOf<'countryFacts'>;
}) => (
  <Switch>
    <legend style={visuallyHidden}>{labels.country}</legend>
    {items.map(({ country, rows }) => (
      <Fragment key={country}>
        <CountryRadio country={country} usual={countries[0]} name={`${id}-country`} id={`${id}-${country}`} />
        <Panel>
          <FactRows rows={rows} />
        </Panel>
      </Fragment>
    ))}
  </Switch>
);
