import { styled } from '@sayapatri/design';
import { PlotFigure } from '@sayapatri/design/plots';
import map from '@sayapatri/drawings/maps/EuropeMap.tsx?drawing';
import { statedText } from '../components/statedText.ts';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** Where a country's name stands on the map: its middle, in percent of the drawing; by the country's code. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  de: [56, 56],
  fr: [30, 70],
  nl: [25, 47],
  fi: [73, 17],
  it: [58, 80],
  be: [16, 59],
};

/** The map, on which a phone has no room for more than the names, and the amounts below or beside it. */
const Drawing = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 40px',
  fontSize: '0.9375rem',
  '& > div:first-of-type': {
    position: 'relative',
    flex: '1 1 260px',
    maxWidth: 400,
    borderRadius: 20,
    overflow: 'hidden',
    background: 'var(--primary-soft)',
  },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& p': {
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
  '& > div + div': {
    display: 'grid',
    flex: '1 1 10rem',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.4rem, 100%), 1fr))',
    columnGap: 24,
  },
  '& span': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 6,
    whiteSpace: 'nowrap',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '@media print': { maxWidth: 500 },
});

/** The countries on a map with their tuition; every figure and the languages in the table below it. */
export function TuitionComparison({ section: { items } }: { section: SectionOf<'tuitionComparison'> }) {
  return (
    <PlotFigure
      caption={captions.tuition}
      columns={columns.tuition}
      printed
      rows={items.map(({ country, tuition, language }) => [
        country,
        tuition.map(({ level, fee }) => (level ? `${level}: ` : '') + statedText(fee)).join('\n'),
        language,
      ])}
    >
      <Drawing>
        <div>
          <img src={map} alt="" width={360} height={400} loading="lazy" decoding="async" />
          {items.map((item) => {
            const [left, top] = places[item.code] ?? [];
            return left === undefined ? null : (
              <p key={item.code} style={{ left: `${left}%`, top: `${top}%` }}>
                {item.country}
              </p>
            );
          })}
        </div>
        <div>
          {items.map(({ code, country, onMap }) => (
            <span key={code}>
              {country} <b>{onMap}</b>
            </span>
          ))}
        </div>
      </Drawing>
    </PlotFigure>
  );
}
