import { styled } from '@sayapatri/design';
import { PlotFigure } from '@sayapatri/design/plots';
import map from '@sayapatri/drawings/maps/EuropeMap.tsx?drawing';
import { LevelLines } from '../components/LevelLines.tsx';
import { captions, columns } from '../content/labels.ts';
import type { SectionOf } from '../schema/guide.ts';

/** Where a country's label stands on the map: its middle, in percent of the drawing; by the country's code. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  de: [56, 56],
  fr: [30, 70],
  nl: [25, 47],
  fi: [73, 17],
  it: [58, 80],
  be: [16, 59],
};

const Frame = styled('div')({
  position: 'relative',
  maxWidth: 560,
  borderRadius: 20,
  overflow: 'hidden',
  background: 'var(--primary-soft)',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& p': {
    position: 'absolute',
    translate: '-50% -50%',
    margin: 0,
    padding: '3px 10px',
    borderRadius: 8,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-paper)',
  },
  '& b': { display: 'block' },
  '@media (min-width: 600px)': { '& p': { fontSize: '0.9375rem' } },
  '@media print': { maxWidth: 300 },
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
        <LevelLines key="tuition" lines={tuition.map(({ level, fee }) => [level, fee])} />,
        language,
      ])}
    >
      <Frame>
        <img src={map} alt="" width={360} height={400} loading="lazy" decoding="async" />
        {items.map((item) => {
          const [left, top] = places[item.code] ?? [];
          return left === undefined ? null : (
            <p key={item.code} style={{ left: `${left}%`, top: `${top}%` }}>
              <b>{item.country}</b>
              {item.onMap}
            </p>
          );
        })}
      </Frame>
    </PlotFigure>
  );
}
