import { styled } from '@sayapatri/design';
import { Fragment } from 'react';
import type { Stated } from '../schema/guide.ts';

const Lines = styled('div')({
  '& span': { display: 'inline-block' },
  '@media (min-width: 900px)': { whiteSpace: 'nowrap' },
});

/**
 * One line for each level of study; a single level is not named. The table's caption already says that durations are
 * the usual ones, so the lines don't.
 */
export function LevelLines({
  lines,
}: {
  lines: readonly (readonly [level: string | undefined, value: Stated])[];
}) {
  return (
    <Lines>
      {lines.map(([level, value], index) => (
        <Fragment key={level ?? ''}>
          {index > 0 ? '\n' : null}
          {index > 0 ? <br /> : null}
          {level ? `${level}: ` : null}
          <span>{typeof value === 'string' ? value : value.value}</span>
        </Fragment>
      ))}
    </Lines>
  );
}
