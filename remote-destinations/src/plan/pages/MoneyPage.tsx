import type { PageProps } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import { useMemo } from 'react';
import { PlanSources } from '../components/PlanSources.tsx';
import { useToday } from '../components/useToday.ts';
import type { MoneyContent } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The money that a family shows, sends, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const today = useToday();
  const content = useMemo(() => data.on(today), [data, today]);
  return (
    <ReadingPage
      content={content}
      figures={{ 'money-to-show': <RangeBars {...content.toShow} /> }}
      sources={<PlanSources facts={content.facts} changing={content.changing} />}
    />
  );
}
