import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const showLabel = 'Show the figures';

const Figure = styled('figure')({
  containerType: 'inline-size',
  margin: '0 0 clamp(12px, 2vw, 28px)',
  '&:last-child, &:has(+ small)': { marginBottom: 0 },
  '@media print': { breakInside: 'avoid' },
});

/** A table wider than a phone is pushed sideways; the padding is the focus ring's. */
const Figures = styled('details')<{ printed: boolean }>(({ printed }) => ({
  margin: '-2px 0 -6px -6px',
  padding: '6px 0 6px 6px',
  overflowX: 'auto',
  '@media print': {
    overflow: 'visible',
    display: printed ? undefined : 'none',
    '&::details-content': { display: 'block', contentVisibility: 'visible', height: 'auto' },
  },
}));

const Show = styled('summary')(({ theme }) => ({
  width: 'fit-content',
  paddingBlock: 10,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingBlock: 2 },
  '@media print': { display: 'none' },
}));

/** A value may have a line of its own. */
const Cell = styled(TableCell)(({ theme }) => ({ ...theme.typography.body2, whiteSpace: 'pre-line' }));

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
export function PlotFigure({ caption, columns, rows, stated, printed = false, children }: PlotFigureProps) {
  const captionId = useId();
  return (
    <Figure aria-labelledby={captionId}>
      <Typography id={captionId} component="figcaption" variant="h4" sx={{ mb: { xs: 1, sm: 2 } }}>
        {caption}
      </Typography>
      <div aria-hidden>{children}</div>
      {stated ? null : (
        <Figures printed={printed}>
          <Show>{showLabel}</Show>
          <Table aria-labelledby={captionId}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <Cell key={column} scope="col">
                    {column}
                  </Cell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name, ...figures], row) => (
                <TableRow key={row}>
                  <Cell component="th" scope="row">
                    {name}
                  </Cell>
                  {figures.map((figure, column) => (
                    <Cell key={column}>{figure}</Cell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Figures>
      )}
    </Figure>
  );
}
