import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useContext } from 'react';
import { CountryChoice } from '../components/countryChoice.ts';
import { FigureLines } from '../components/FigureLines.tsx';
import { Item } from '../components/Item.tsx';
import { RowTable } from '../components/RowTable.tsx';
import { desktop } from '../components/widths.ts';
import { columns, labels } from '../content/labels.ts';
import map from '../pictures/europe-map.svg';
import type { SectionOf } from '../schema/guide.ts';

/** The middle of each country's name on the map, in percent of the drawing, by the country's code. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  de: [55, 56],
  fr: [30, 70],
  nl: [37, 39],
  fi: [80, 17],
  it: [49, 84],
  be: [18, 55],
};

/** The map stands beside the table where there is room. */
const Beside = styled('div')({
  [desktop]: {
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    columnGap: 24,
    alignItems: 'start',
  },
});

const CountryMap = styled('fieldset')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 300,
  margin: '0 auto 16px',
  padding: 0,
  border: 0,
  borderRadius: 16,
  overflow: 'hidden',
  background: theme.vars.palette.primarySoft,
  '@media print': { display: 'none' },
}));

const Pin = styled('label')(({ theme }) => ({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '2px 10px',
  borderRadius: 999,
  ...theme.typography.body2,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: theme.vars.palette.background.paper,
}));

/** The countries on a map, where those of the guide can be chosen, and a year's tuition in each. */
export function Tuition({ section: { title, items, countries } }: { section: SectionOf<'tuition'> }) {
  const { chosen = countries[0], choose } = useContext(CountryChoice);
  return (
    <Beside>
      <CountryMap>
        <legend style={visuallyHidden}>{labels.country}</legend>
        <img src={map} alt="" width={360} height={400} loading="lazy" decoding="async" />
        {items.map(({ code, country }) => {
          const [left, top] = places[code] ?? [];
          if (left === undefined) return null;
          return (
            <Pin key={code} style={{ left: `${left}%`, top: `${top}%` }}>
              {countries.includes(country) ? (
                <input
                  type="radio"
                  name="country"
                  checked={country === chosen}
                  onChange={() => choose(country)}
                />
              ) : null}
              {country}
            </Pin>
          );
        })}
      </CountryMap>
      <RowTable
        small
        dense
        hideCaption
        caption={title}
        columns={columns.tuition}
        rows={items.map(({ country, language, fees }) => [
          <Item key="country" title={country} text={language} />,
          <FigureLines
            key="fees"
            lines={fees.map(({ level, fee }) => ({
              name: level && `${level}:`,
              stated: fee,
            }))}
          />,
        ])}
      />
    </Beside>
  );
}
