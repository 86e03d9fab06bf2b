import type { PageProps } from '@sayapatri/contract';
import { RangeBars, StackedBars } from '@sayapatri/design/plots';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { MoneyContent } from '../content/money.ts';

/** What a family pays, shows, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const figures = {
    'first-year': <RangeBars {...data.firstYears} stated />,
    'money-to-show': <RangeBars {...data.toShow} stated />,
    loan: <StackedBars {...data.loan} stated />,
  };
  return <ReadingPage content={data} figures={figures} />;
}
