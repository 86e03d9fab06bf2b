import type { PageProps } from '@sayapatri/contract';
import { StatTiles } from '@sayapatri/design';
import { RangeBars, StackedBars } from '@sayapatri/design/plots';
import { Answer } from '../components/Answer.tsx';
import type { MoneyContent } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The money that a family pays, shows, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const figures = {
    'first-year': <RangeBars {...data.firstYears} stated />,
    'money-to-show': <RangeBars {...data.toShow} stated />,
    loan: <StackedBars {...data.loan} stated />,
  };
  return (
    <ReadingPage content={data} figures={figures}>
      <Answer data-long>
        <StatTiles stats={data.lead} />
      </Answer>
    </ReadingPage>
  );
}
