import type { PageProps } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import type { MoneyContent } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The money that a family shows, sends, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const figures = {
    'money-to-show': <RangeBars {...data.toShow} />,
    loan: <RangeBars {...data.loan} stated />,
  };
  return <ReadingPage content={data} figures={figures} />;
}
