// biome-ignore-all lint/a11y/noRedundantRoles: display:block on phones takes the table roles away, so they are stated.
// biome-ignore-all lint/a11y/useSemanticElements: a column group's heading is a columnheader too; the rule knows only scope="col".

import type { TestRequirement, TestRequirements } from 'shared/contract';
import { TextLink } from 'shared/core';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { RequirementsFrame } from './requirementsFrame.ts';

type Wording = Omit<IeltsPteContent['requirements'], 'title' | 'intro'>;

export interface RequirementsTableProps extends Wording {
  requirements: TestRequirements;
}

/** Country by test and level. A test with only a note, or with nothing, fills one cell across its levels. */
export function RequirementsTable({
  requirements,
  caption,
  country,
  tests,
  levels,
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
}

/** One country's cells for one test. */
function TestCells({ test, asked, levels, missing }: TestCellsProps) {
  if (asked.bachelor === undefined && asked.master === undefined) {
    return (
      <td
        role="cell"
        colSpan={levels.length}
        data-label={test}
        data-quiet={asked.note === undefined || undefined}
      >
        {asked.note ?? missing}
      </td>
    );
  }
  return levels.map((level) => (
    <td key={level.id} role="cell" data-label={`${test} ${level.label}`}>
      {asked[level.id] ?? missing}
    </td>
  ));
}
