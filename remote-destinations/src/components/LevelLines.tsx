import { Fragment } from 'react';
import type { Stated } from '../schema/entities.ts';
import { statedText } from './statedText.ts';

/** What holds at each level, a line each; the level is left out where there is but one. */
export function LevelLines({
  lines,
}: {
  lines: readonly (readonly [level: string | undefined, value: Stated])[];
}) {
  return (
    <div>
      {lines.map(([level, value], index) => (
        <Fragment key={level ?? ''}>
          {index > 0 ? <br /> : null}
          {`${level ? `${level}: ` : ''}${statedText(value)}${index < lines.length - 1 ? '\n' : ''}`}
        </Fragment>
      ))}
    </div>
  );
}
