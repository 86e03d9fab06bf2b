import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { plotTexts } from './plotTexts.ts';

const Figure = styled('figure')({
  containerType: 'inline-size',
  margin: '0 0 clamp(12px, 2vw, 28px)',
  // A plot without a table is followed by a part that states its figures.
  '&:not(:has(details))': { marginBottom: 'clamp(20px, 2.2vw, 32px)' },
  '&:last-child, &:has(+ small), &:has(> details):has(+ p)': { marginBottom: 0 },
  '& figcaption': { marginBottom: 'clamp(8px, 1.4vw, 16px)', fontWeight: 650 },
  // A table wider than a phone is pushed sideways; the padding is the focus ring's.
  '& details': {
    margin: '-2px 0 -6px -6px',
    padding: '6px 0 6px 6px',
    overflowX: 'auto',
    fontSize: '0.9375rem',
  },
  '& summary': {
    width: 'fit-content',
    paddingBlock: 10,
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
    '@media (max-width: 599px)': { paddingBlock: 2, fontSize: '0.875rem' },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '@media print': {
    breakInside: 'avoid',
    '& details': { overflow: 'visible' },
    '& details::details-content': { display: 'block', contentVisibility: 'visible', height: 'auto' },
    '& summary, & details:not([data-printed])': { display: 'none' },
  },
});

/** The props of all plots that draw rows on one scale. */
export interface PlotProps extends Pick<PlotFigureProps, 'caption' | 'stated' | 'printed'> {
  /** The unit of all figures, e.g. `lakh` for hundreds of thousands of rupees, or the test for scores. */
  unit: string;
  /** The headings of the table: of the rows' names, and of the figures. */
  columns: readonly [names: string, figures: string];
}

export interface PlotFigureProps {
  /** Says what is drawn and in which unit, e.g. `Tuition a year, in lakh of rupees`. */
  caption: string;
  /** The headings of the table of figures, the first for the rows' names. */
  columns: readonly string[];
  /** The rows of the table of figures, each with its name first. */
  rows: readonly (readonly ReactNode[])[];
  /** True if the page states the same figures after the plot, which then has no table. */
  stated?: boolean | undefined;
  /** True for a drawing that does not state all figures: the table is printed below it. */
  printed?: boolean | undefined;
  /** The drawing: hidden from screen readers, which have the caption and the table. */
  children: ReactNode;
}

/** What all plots have: a caption, the drawing, and the same figures as a table that opens without scripts. */
export function PlotFigure({ caption, columns, rows, stated, printed, children }: PlotFigureProps) {
  const captionId = useId();
  return (
    <Figure aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <div aria-hidden>{children}</div>
      {stated ? null : (
        <details data-printed={printed || undefined}>
          <summary>{plotTexts.show}</summary>
          <table aria-labelledby={captionId}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...figures], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, column) => (
                    <td key={column}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </Figure>
  );
}
