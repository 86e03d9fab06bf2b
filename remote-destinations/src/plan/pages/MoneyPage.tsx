import type { PageProps } from '@sayapatri/contract';
import { StatTiles, styled } from '@sayapatri/design';
import { RangeBars, StackedBars } from '@sayapatri/design/plots';
import { Answer } from '../components/Answer.tsx';
import type { MoneyContent } from '../content/money.ts';
import { ReadingPage } from '../reading/ReadingPage.tsx';

/** The bars of both charts begin and end at the same places, and a row without a bar is as high as the others. */
const Sums = styled('div')({
  marginBottom: 'clamp(20px, 2.2vw, 32px)',
  '& figure > div > div > span': { minWidth: '8.75em' },
  '& figure > div > div > span[style]': {
    display: 'grid',
    alignItems: 'center',
    minHeight: 32,
    padding: '0 !important',
  },
});

/** The money that a family pays, shows, borrows and risks. */
export default function MoneyPage({ data }: PageProps<MoneyContent>) {
  const figures = {
    'first-year': (
      <Sums>
        <RangeBars {...data.firstYears} stated />
      </Sums>
    ),
    'money-to-show': (
      <Sums>
        <RangeBars {...data.toShow} stated />
      </Sums>
    ),
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
