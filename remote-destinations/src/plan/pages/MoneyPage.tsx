import type { PageProps } from '@sayapatri/contract';
import { RangeBars } from '@sayapatri/design/plots';
import { ReadingPage } from '../components/ReadingPage.tsx';
import type { MoneyContent } from '../content/money.ts';

/** What a family pays, shows, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  return <ReadingPage content={data} figures={{ 'first-year': <RangeBars {...data.firstYears} /> }} />;
}
