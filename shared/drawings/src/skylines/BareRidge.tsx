import { SkylineFrame } from '../SkylineFrame.tsx';

/** The skyline of a country without its own drawing. */
export function BareRidge() {
  return <SkylineFrame sun={[600, 120, 42]} />;
}
