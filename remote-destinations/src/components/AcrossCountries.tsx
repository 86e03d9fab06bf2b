import { styled } from '@sayapatri/design';
import { barColour, PlotFigure } from '@sayapatri/design/plots';
import { Fragment } from 'react';
import { captions, columns } from '../content/labels.ts';
import type { Guide } from '../schema/guide.ts';
import { PlotFrame } from './FirstYear.tsx';

/** A row for each country: its name, and a bar with its number in each of two columns. */
const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr) 2ch)',
  alignItems: 'center',
  gap: '2px clamp(8px, 2vw, 24px)',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& > small': { gridColumn: 'auto / span 2' },
  '& > small:first-of-type': { gridColumnStart: 2 },
  '& > i + span': { textAlign: 'right' },
  '& > i': { height: 14, borderLeft: '1px solid var(--mui-palette-divider)' },
  '& > i > b': {
    display: 'block',
    height: '100%',
    borderRadius: '0 3px 3px 0',
    background: barColour,
    forcedColorAdjust: 'none',
  },
  '& > i > [data-strong]': { background: 'var(--mui-palette-secondary-main)' },
});

/** How long a student may work in each country, beside the studies and after them, with this guide's drawn strong. */
export function AcrossCountries({ slug, across: { work } }: Guide) {
  return (
    <PlotFrame data-no-print>
      <PlotFigure
        caption={captions.work}
        columns={columns.work}
        rows={work.map(({ country, figures }) => [country, ...figures.map(({ words }) => words)])}
      >
        <Rows>
          {columns.work.slice(1).map((name) => (
            <small key={name}>{name}</small>
          ))}
          {work.map(({ country, guidePath, figures }) => {
            const strong = guidePath === `/${slug}`;
            return (
              <Fragment key={country}>
                {strong ? <strong>{country}</strong> : <span>{country}</span>}
                {figures.map(({ amount, percent }, index) => (
                  <Fragment key={columns.work[index]}>
                    <i>
                      <b data-strong={strong || undefined} style={{ width: `${percent}%` }} />
                    </i>
                    <span>{amount}</span>
                  </Fragment>
                ))}
              </Fragment>
            );
          })}
        </Rows>
      </PlotFigure>
    </PlotFrame>
  );
}
