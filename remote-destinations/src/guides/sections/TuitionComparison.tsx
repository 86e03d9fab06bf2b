import { styled } from '@mui/material/styles';
import { RangeBars } from '@sayapatri/design/plots';
import { Described } from '../components/Described.tsx';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import map from '../pictures/europe-map.svg';
import type { SectionOf } from '../schema/guide.ts';

/** The middle of each country's name on the map, in percent of the drawing, by the country's code. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  de: [55, 56],
  fr: [30, 70],
  nl: [37, 39],
  fi: [88, 17],
  it: [49, 73],
  be: [15, 57],
};

/** Places the map beside the plot where there is room. */
const Beside = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: '16px 56px',
  '@media screen and (min-width: 700px)': { gridTemplateColumns: 'minmax(280px, 4fr) 7fr' },
  '& > div': {
    position: 'relative',
    maxWidth: 400,
    borderRadius: 20,
    overflow: 'hidden',
    background: 'var(--mui-palette-primarySoft)',
  },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& > div > p': {
    position: 'absolute',
    translate: '-50% -50%',
    margin: 0,
    padding: '2px 8px',
    borderRadius: 8,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-paper)',
  },
  '@media print': { '& > div': { maxWidth: 200 } },
});

/** The countries on a map, and a plot of a year's tuition whose table has every level and the language. */
export function TuitionComparison({ section: { items } }: { section: SectionOf<'tuitionComparison'> }) {
  return (
    <Beside>
      <div aria-hidden>
        <img src={map} alt="" width={360} height={400} loading="lazy" decoding="async" />
        {items.map(({ code, country }) => {
          const [left, top] = places[code] ?? [];
          return left === undefined ? null : (
            <p key={code} style={{ left: `${left}%`, top: `${top}%` }}>
              {country}
            </p>
          );
        })}
      </div>
      <RangeBars
        caption={captions.tuition}
        unit="lakh"
        columns={columns.tuition}
        printed
        bars={items.map(({ country, language, tuition, range }) => ({
          label: country,
          name: <Described name={country} description={language} />,
          words: tuition.map(({ level, fee }) => (level ? `${level}: ` : '') + statedText(fee)).join('\n'),
          ...range,
        }))}
      />
    </Beside>
  );
}
