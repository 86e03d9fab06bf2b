// biome-ignore-all lint/a11y/noRedundantRoles: display:block on phones takes the table roles away, so they are stated.
// biome-ignore-all lint/a11y/useSemanticElements: a column group's heading is a columnheader too; the rule knows only scope="col".
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import type { TestRequirement, TestRequirements } from '@sayapatri/contract';
import { TableFrame } from '@sayapatri/design';
import type { IeltsPteContent } from '../content/ieltsPte.ts';

/** The columns of a phone's table: a test's name and two levels. */
const columns = '40px 1fr 1fr';

/** The style of the requirements table: a heading for each group of columns, links and marks in cells. */
const RequirementsFrame = styled(TableFrame)({
  '& thead th': { verticalAlign: 'bottom' },
  // With two rows of headings, only the first has the table's round corners.
  '& thead tr + tr th': { '&:first-of-type, &:last-of-type': { borderRadius: 0 } },
  // A test's name is close above its levels.
  '& th[scope=colgroup]': { paddingBottom: 0, borderBottom: 0, color: 'var(--mui-palette-text-primary)' },
  '& tr + tr > th[scope=col]': { paddingTop: 4, fontWeight: 500 },
  '& tbody th': { whiteSpace: 'nowrap' },
  '& th a': { display: 'inline-block', marginBlock: -9, paddingBlock: 9 },
  '& small': {
    marginLeft: 2,
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  // A narrow tablet breaks a cell before its bracket or mark, not within the range.
  '@media (min-width: 768px) and (max-width: 899px)': {
    '& td:not([colspan])': { whiteSpace: 'nowrap' },
    '&& :is(th, td)': { paddingInline: 14 },
    '& td small': { display: 'block', marginLeft: 0 },
    '& td span + span': { display: 'block', fontSize: '0.875rem' },
  },
  // A note breaks after its comma.
  '& td[colspan]': { whiteSpace: 'pre-line' },
  '& [data-quiet]': { color: 'var(--mui-palette-text-secondary)' },
  // On a phone each country has a line for each test, with the levels side by side below their headings.
  '@media (max-width: 767px)': {
    marginTop: 36,
    '& thead': { position: 'static', display: 'block', clip: 'auto', width: 'auto', height: 'auto' },
    '& thead tr:first-of-type, & thead tr + tr > :nth-of-type(n + 3)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
    },
    '& tr': { display: 'grid', gridTemplateColumns: columns, columnGap: 12, paddingInline: 16 },
    '& thead tr + tr': { background: 'var(--mui-palette-band)' },
    '& thead tr + tr > th': { padding: '8px 0', borderBottom: 0, '&:first-of-type': { gridColumn: 2 } },
    '& tbody th': { gridColumn: '1 / -1', padding: 0 },
    '& td': { display: 'block', padding: '2px 0', fontSize: '0.9375rem' },
    '& td::before': { display: 'none' },
    '& td[data-label]': {
      gridColumn: '1 / span 2',
      display: 'grid',
      gridTemplateColumns: '40px 1fr',
      gap: 12,
      '&::before': { display: 'block' },
      '&[colspan]': { gridColumn: '1 / -1' },
    },
  },
});

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
  return (
    <RequirementsFrame role="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {country}
          </th>
          {tests.map((test) => (
            <th key={test.id} colSpan={levels.length} scope="colgroup" role="columnheader">
              {test.label}
            </th>
          ))}
        </tr>
        <tr>
          {tests.map((test) =>
            levels.map((level) => (
              <th key={`${test.id} ${level.id}`} scope="col">
                {level.label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {Object.values(requirements).map(({ label, guidePath, tests: asked }) => (
          <tr key={label}>
            <th scope="row">
              <Link href={guidePath}>{label}</Link>
            </th>
            {tests.map((test) => (
              <TestCells
                key={test.id}
                test={test.label}
                asked={asked[test.id]}
                levels={levels}
                mark={equivalent.mark}
                missing={missing}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </RequirementsFrame>
  );
}

interface TestCellsProps extends Pick<Wording, 'levels' | 'missing'> {
  test: string;
  asked: TestRequirement;
  /** The mark behind scores that are equivalents. */
  mark: string;
}

/** One country's cells for one test. */
function TestCells({ test, asked, levels, mark, missing }: TestCellsProps) {
  // Equivalents have the hyphens of the scores that countries name. A single element in each cell, because the phone's layout places it beside the cell's label.
  const score = (text: string = missing) => (
    <span>
      {text
        .replaceAll('–', '-')
        .split(/(?=\()/)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
      {asked.equivalent === undefined ? null : <small> {mark}</small>}
    </span>
  );
  if (asked.bachelor === undefined && asked.master === undefined) {
    return (
      <td colSpan={levels.length} data-label={test} data-quiet={asked.note === undefined || undefined}>
        {score(asked.note?.replace(', ', ',\n'))}
      </td>
    );
  }
  return levels.map((level, column) => (
    <td key={level.id} data-label={column === 0 ? test : undefined}>
      {score(asked[level.id])}
    </td>
  ));
}
