import { PointList, type PointListProps } from '@sayapatri/design';
import { useTickBoxes } from './useTickBoxes.ts';

/** Papers to collect, with boxes to tick. */
export function TickableList(props: PointListProps) {
  useTickBoxes();
  return <PointList heading="h4" checklist {...props} />;
}
