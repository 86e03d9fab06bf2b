import { Emblem } from './Emblem.tsx';
import { marks } from './marks.ts';

/**
 * All emblems in one file, each with its own view: `emblems.svg#tum`. Twelve files would be twelve requests, and twelve
 * hashes in the page.
 */
export function Emblems() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {Object.entries(marks).map(([id, mark], index) => (
        <g key={id} transform={`translate(${index * 100})`}>
          <view id={id} viewBox={`${index * 100} 0 96 96`} />
          <Emblem {...mark} />
        </g>
      ))}
    </svg>
  );
}
