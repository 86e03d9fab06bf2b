import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { MarksContent } from '../content/marks.ts';

const Grade = styled(TableCell)({ width: '3.2em', fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.2 });

const Point = styled(TableCell)({ width: '6.5em', fontWeight: 650 });

/** The words stand before the bar. */
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: '5em 1fr',
  alignItems: 'center',
  columnGap: 12,
});

/** The scale from 0 to 100%; the bar covers the grade's part. */
const Track = styled('div')({
  height: 10,
  borderRadius: 999,
  background: 'var(--mui-palette-primarySoft)',
  forcedColorAdjust: 'none',
  // A phone has no room for a bar of a useful length.
  '@media screen and (max-width: 599px)': { display: 'none' },
});

const Fill = styled('div')({
  height: '100%',
  borderRadius: 'inherit',
  background: 'var(--mui-palette-primary-main)',
  printColorAdjust: 'exact',
});

/** NEB's grades as steps on the scale of marks. */
export function GradeLadder({ grades, ladder }: Pick<MarksContent, 'grades' | 'ladder'>) {
  const { caption, columns, failed, below, none } = ladder;
  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {grades.map(({ letter, text, from, to, point }) => (
            <TableRow key={letter}>
              <Grade component="th" scope="row">
                {letter}
              </Grade>
              <TableCell>
                <Words>
                  {text}
                  <Track aria-hidden>
                    <Fill style={{ marginLeft: `${from}%`, width: `${to - from}%` }} />
                  </Track>
                </Words>
              </TableCell>
              <Point>{point}</Point>
            </TableRow>
          ))}
          <TableRow>
            <Grade component="th" scope="row">
              {failed}
            </Grade>
            <TableCell>{below}</TableCell>
            <Point>{none}</Point>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
