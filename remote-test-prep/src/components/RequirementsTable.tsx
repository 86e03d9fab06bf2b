import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TestRequirement, TestRequirements } from '@sayapatri/contract';
import type { IeltsPteContent } from '../content/ieltsPte.ts';

/** Below this width, in pixels, the table scrolls sideways in its frame. */
const narrowest = 640;

/** Stays in view while the scores scroll below it. */
const Country = styled(TableCell)(({ theme }) => ({
  position: 'sticky',
  left: 0,
  background: theme.vars.palette.background.paper,
}));

type Texts = IeltsPteContent['requirements'];

interface RequirementsTableProps {
  texts: Texts;
  requirements: TestRequirements;
}

/** Countries as rows, tests and levels as columns. */
export function RequirementsTable({ requirements, texts }: RequirementsTableProps) {
  const { caption, country, tests, levels } = texts;
  return (
    <TableContainer role="region" aria-labelledby="requirements-table" tabIndex={0}>
      <Table sx={{ minWidth: narrowest }}>
        <caption id="requirements-table">{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2} scope="col" sx={{ verticalAlign: 'bottom' }}>
              {country}
            </TableCell>
            {tests.map(({ id, label }) => (
              <TableCell key={id} colSpan={levels.length} scope="colgroup" sx={{ borderBottom: 0, pb: 0 }}>
                {label}
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
              <Country component="th" scope="row">
                <Link href={guidePath}>{label}</Link>
              </Country>
              {tests.map((test) => (
                <TestCells key={test.id} asked={asked[test.id]} texts={texts} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** One country's cells for one test: one cell for both levels if the test has only a note, or no score. */
function TestCells({ asked, texts }: { asked: TestRequirement; texts: Texts }) {
  const { levels, missing, equivalent } = texts;
  // Equivalents have the hyphens of the scores that countries name.
  const score = (text: string = missing) => (
    <>
      {text.replaceAll('–', '-')}
      {asked.equivalent === undefined ? null : (
        <Typography component="small" variant="caption" sx={{ color: 'text.secondary' }}>
          {` ${equivalent.mark}`}
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
