// biome-ignore-all lint/a11y/noRedundantRoles: display:block on phones takes the table roles away, so they are stated.
// biome-ignore-all lint/a11y/useSemanticElements: a column group's heading is a columnheader too; the rule knows only scope="col".

import type { TestRequirement, TestRequirements } from '@sayapatri/contract';
import { TextLink } from '@sayapatri/design';
import type { RequirementsTexts } from '../schema/ieltsPte.ts';
import { RequirementsFrame } from './requirementsFrame.ts';

type Wording = Pick<RequirementsTexts, 'caption' | 'country' | 'tests' | 'levels' | 'equivalent' | 'missing'>;

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
      <thead role="rowgroup">
        <tr role="row">
          <th rowSpan={2} scope="col" role="columnheader">
            {country}
          </th>
          {tests.map((test) => (
            <th key={test.id} colSpan={levels.length} scope="colgroup" role="columnheader">
              {test.label}
            </th>
          ))}
        </tr>
        <tr role="row">
          {tests.map((test) =>
            levels.map((level) => (
              <th key={`${test.id} ${level.id}`} scope="col" role="columnheader">
                {level.label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {Object.values(requirements).map(({ label, guidePath, tests: asked }) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              <TextLink to={guidePath}>{label}</TextLink>
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
  // A single element in each cell, because the phone's layout places it beside the cell's label.
  const score = (text: string | undefined) => (
    <span>
      {text ?? missing}
      {asked.equivalent === undefined ? null : <small> {mark}</small>}
    </span>
  );
  if (asked.bachelor === undefined && asked.master === undefined) {
    return (
      <td
        role="cell"
        colSpan={levels.length}
        data-label={test}
        data-quiet={asked.note === undefined || undefined}
      >
        {score(asked.note)}
      </td>
    );
  }
  return levels.map((level, column) => (
    <td key={level.id} role="cell" data-label={column === 0 ? test : undefined}>
      {score(asked[level.id])}
    </td>
  ));
}
