import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { radii } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import { useContext } from 'react';
import { CountryChoice, CountryRadio, Pill } from '../components/CountryRadio.tsx';
import { FigureText } from '../components/FigureText.tsx';
import { Item } from '../components/Item.tsx';
import { desktop } from '../components/widths.ts';
import labels from '../content/labels.json';
import map from '../pictures/europe-map.svg';
import type { SectionOf } from '../schema/guide.ts';

/** The map stands beside the table where there is room. */
const Beside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    columnGap: 24,
    alignItems: 'start',
  },
}));

const CountryMap = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: '0 0 16px',
  padding: 0,
  border: 0,
  borderRadius: radii.card,
  overflow: 'hidden',
  background: theme.vars.palette.primarySoft,
  '@media print': { display: 'none' },
}));

/** A phone sees less of the sea above and below the countries. */
const Canvas = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlock: '-14%',
  [theme.breakpoints.up('sm')]: { marginBlock: 0 },
}));

/** A country that the guide does not describe has its name alone. */
const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  translate: '-50% -50%',
  ...theme.typography.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

const Pin = styled(Pill)(({ theme }) => ({
  position: 'absolute',
  translate: '-50% -50%',
  minHeight: 32,
  paddingInline: 12,
  borderColor: theme.vars.palette.primary.main,
  background: theme.vars.palette.background.paper,
  // A finger needs more room than the map has for the pill.
  '&::before': { content: '""', position: 'absolute', inset: '-6px 0' },
}));

/** The countries on a map, where those of the guide can be chosen, and a year's tuition in each. */
export function Tuition({ section: { title, items, countries } }: { section: SectionOf<'tuition'> }) {
  const { chosen = countries[0] } = useContext(CountryChoice);
  return (
    <Beside>
      <CountryMap>
        <legend style={visuallyHidden}>{labels.country}</legend>
        <Canvas>
          {/* The drawing fills the country that its address names. */}
          <img
            src={`${map}#${items.find(({ country }) => country === chosen)?.code ?? ''}`}
            alt=""
            width={300}
            height={440}
            loading="lazy"
            decoding="async"
            style={{ display: 'block', width: '100%', height: 'auto' }}
          />
          {items.map(({ code, country, onMap }) => {
            if (onMap === undefined) return null;
            const place = { left: `${onMap.left}%`, top: `${onMap.top}%` };
            if (!countries.includes(country))
              return (
                <Name key={code} style={place}>
                  {country}
                </Name>
              );
            return (
              <CountryRadio
                key={code}
                country={country}
                usual={countries[0]}
                name="country"
                id={`map-${code}`}
                label={Pin}
                style={place}
              />
            );
          })}
        </Canvas>
      </CountryMap>
      <RowTable
        caption={title}
        columns={labels.columns.tuition}
        rows={items.map(({ country, language, fees }) => [
          <Item key="country" title={country} text={language} />,
          // A level and its fee stand on one line where there is room.
          <Box key="fees" sx={{ [desktop]: { minWidth: 196 } }}>
            {fees.map(({ level = '', fee }) => (
              <Box key={level} component="span" sx={{ display: 'block' }}>
                {level && `${level}: `}
                <FigureText
                  stated={typeof fee === 'string' ? fee : { ...fee, text: fee.text.replace(' a year', '') }}
                />{' '}
              </Box>
            ))}
          </Box>,
        ])}
      />
    </Beside>
  );
}
