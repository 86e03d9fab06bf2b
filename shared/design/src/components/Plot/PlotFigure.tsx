import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { RowTable } from '../RowTable/RowTable.tsx';

const showLabel = 'Show the figures';

const Figure = styled('figure')({
  containerType: 'inline-size',
  margin: '0 0 clamp(12px, 2vw, 28px)',
  '&:last-child, &:has(+ small)': { marginBottom: 0 },
  '@media print': { breakInside: 'avoid' },
});

const Figures = styled('details')({ '@media print': { display: 'none' } });

const Show = styled('summary')(({ theme }) => ({
  width: 'fit-content',
  paddingBlock: 10,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingBlock: 2 },
}));

interface PlotFigureProps {
  /** Says what is drawn and in which unit, e.g. `Tuition a year, in lakh of rupees`. */
  caption: string;
  /**
   * The headings of the table of figures. Left out if the page states the same figures after the plot, which then has no
   * table.
   */
  columns?: readonly [names: string, figures: string] | undefined;
  rows?: readonly (readonly [name: ReactNode, figures: string])[];
  /** The drawing: hidden from screen readers, which have the caption and the table, or the page's own words. */
  children: ReactNode;
}

/** What all plots have: a caption, the drawing, and the same figures as a table that opens without scripts. */
export function PlotFigure({ caption, columns, rows = [], children }: PlotFigureProps) {
  const captionId = useId();
  return (
    <Figure aria-labelledby={captionId}>
      <Typography id={captionId} component="figcaption" variant="h4" sx={{ mb: { xs: 1, sm: 2 } }}>
        {caption}
      </Typography>
      <div aria-hidden>{children}</div>
      {columns === undefined ? null : (
        <Figures>
          <Show>{showLabel}</Show>
          <RowTable caption={caption} columns={columns} rows={rows} />
        </Figures>
      )}
    </Figure>
  );
}
