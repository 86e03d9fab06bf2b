import type { PageProps } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots/RangeBars';
import type { MoneyContent } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The money that a family shows, sends, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  return <ReadingPage content={data} figures={{ 'money-to-show': <RangeBars {...data.toShow} /> }} />;
}
