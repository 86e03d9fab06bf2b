import { type ReactElement, useSyncExternalStore } from 'react';
import { tone } from './tone.ts';

const never = () => () => {};

/**
 * The country's drawing. It arrives with the page's code: within the HTML it would take the place of words in the
 * first round trip, so there a plain mountain line of the same height holds its place.
 */
export function Skyline({ children }: { children: ReactElement }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (hydrated) return children;
  return (
    <svg viewBox="0 0 1200 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        fill={tone.far}
        d="M0 168l165-66 73 44 118-12 152 36 98-34 130 24 110-40 92-8 74-26 74 16 114 58v160H0z"
      />
    </svg>
  );
}
