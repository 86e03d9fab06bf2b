import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { levels } from '@sayapatri/facts/scores/levels';
import type { ScoresContent } from '../content/scores.ts';

/** All levels with the scores that stand for them, folded below the converter. */
export function ScoreTable({ table, scales, missing }: Pick<ScoresContent, 'table' | 'scales' | 'missing'>) {
  return (
    <details>
      <Typography component="summary" sx={{ py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
        {table.title}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{table.intro}</Typography>
      <TableContainer role="region" aria-label={table.title} tabIndex={0}>
        <Table>
          <TableHead>
            <TableRow>
              {Object.entries(scales).map(([scale, label]) => (
                <TableCell key={scale} scope="col">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {levels.map(({ ielts, pte, toefl, newToefl }) => (
              <TableRow key={ielts}>
                <TableCell component="th" scope="row">
                  {ielts.toFixed(1)}
                </TableCell>
                <TableCell>{pte ?? missing}</TableCell>
                <TableCell>{toefl ?? missing}</TableCell>
                <TableCell>{newToefl ?? missing}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </details>
  );
}
