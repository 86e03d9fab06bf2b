import { SkylineFrame } from '../SkylineFrame.tsx';

/** The skyline of a country without its own drawing; its moon stands over the low end of the paths in articles. */
export function BareRidge() {
  return <SkylineFrame sun={[310, 106, 42]} />;
}
