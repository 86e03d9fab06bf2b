import { SourceFold } from '@sayapatri/design';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { StatedFact } from './StatedSources.tsx';

const StatedSources = lazy(() => import('./StatedSources.tsx'));

interface PlanSourcesProps {
  /** The facts that the page states; those of countries without their sources. */
  facts: readonly StatedFact[];
  /** What the reader should check, e.g. `fees`. */
  changing: string;
}

/** The folded sources of a page's figures, which it loads last. Until then a folded title, which the reader may open, keeps their place. */
export function PlanSources({ facts, changing }: PlanSourcesProps) {
  const [open, setOpen] = useState(false);
  const subject = facts.map((fact) => ('id' in fact ? `${fact.id} ${fact.counted?.since}` : '')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same facts, React keeps the prerendered HTML
  return useMemo(
    () => (
      <Suspense fallback={<SourceFold onToggle={setOpen} />}>
        <StatedSources facts={facts} changing={changing} open={open} />
      </Suspense>
    ),
    [subject, changing, open],
  );
}
