import { SkylineFrame } from '../SkylineFrame.tsx';

/** For a country that has no drawing of its own yet. */
export function BareRidge() {
  return <SkylineFrame sun={[600, 120, 42]} />;
}
