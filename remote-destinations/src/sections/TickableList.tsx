import { useEffect } from 'react';
import { PointList, type PointListProps } from 'shared/core';

/** Papers to collect. Their boxes to tick are loaded once the page is live; the list is complete without them. */
export function TickableList(props: PointListProps) {
  useEffect(() => {
    import('../plan/checklist/tickGuide.ts').then(
      (module) => module.tickGuide(),
      () => {},
    );
  }, []);
  return <PointList checklist {...props} />;
}
