import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TestRequirement, TestRequirements } from '@sayapatri/contract';
import { useId } from 'react';
import type { IeltsPteContent } from '../content/ieltsPte.ts';

/** Below this width, in pixels, the table scrolls sideways in its frame. */
const narrowest = 640;

type Wording = Pick<
  IeltsPteContent['requirements'],
  'caption' | 'country' | 'tests' | 'levels' | 'equivalent' | 'missing'
>;

interface RequirementsTableProps extends Wording {
  requirements: TestRequirements;
}

/**
 * Countries as rows, tests and levels as columns. A test with only a note, or without data, has one cell for both
 * levels.
 */
export function RequirementsTable({
  requirements,
  caption,
  country,
  tests,
  levels,
  equivalent,
  missing,
}: RequirementsTableProps) {
  const captionId = useId();
  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table sx={{ minWidth: narrowest }}>
        <caption id={captionId}>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2} scope="col" sx={{ verticalAlign: 'bottom' }}>
              {country}
            </TableCell>
            {tests.map((test) => (
              <TableCell
                key={test.id}
                colSpan={levels.length}
                scope="colgroup"
                sx={{ borderBottom: 0, pb: 0 }}
              >
                {test.label}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            {tests.map((test) =>
              levels.map((level) => (
                <TableCell key={`${test.id} ${level.id}`} scope="col">
                  {level.label}
                </TableCell>
              )),
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.values(requirements).map(({ label, guidePath, tests: asked }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                <Link href={guidePath}>{label}</Link>
              </TableCell>
              {tests.map((test) => (
                <TestCells
                  key={test.id}
                  asked={asked[test.id]}
                  levels={levels}
                  mark={equivalent.mark}
                  missing={missing}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface TestCellsProps extends Pick<Wording, 'levels' | 'missing'> {
  asked: TestRequirement;
  /** The mark behind scores that are equivalents. */
  mark: string;
}

/** One country's cells for one test. */
function TestCells({ asked, levels, mark, missing }: TestCellsProps) {
  // Equivalents have the hyphens of the scores that countries name.
  const score = (text: string = missing) => (
    <>
      {text.replaceAll('–', '-')}
      {asked.equivalent === undefined ? null : (
        <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
          {` ${mark}`}
        </Typography>
      )}
    </>
  );
  if (asked.bachelor === undefined && asked.master === undefined) {
    const quiet = asked.note === undefined ? { color: 'text.secondary' } : undefined;
    return (
      <TableCell colSpan={levels.length} sx={quiet}>
        {score(asked.note)}
      </TableCell>
    );
  }
  return levels.map((level) => <TableCell key={level.id}>{score(asked[level.id])}</TableCell>);
}
